/** Who makes a change and in what way: it stands in the item's history. */
export interface Change {
  by: string;
  /** The earlier version whose content is restored, if that is the change. */
  restoredVersion?: number;
}

import type { RemoteChanges } from './stable-order';

/** What a list asks of the tab that it stands in. */
export interface ListTools<T> {
  onEdit: (item: T) => void;
  onDuplicate: (item: T) => void;
  onDelete: (item: T) => void;
  onHistory: (item: T) => void;
  /** The item that is to be brought in sight, rendered for that where it is not. */
  scrollTargetId: string | undefined;
  /** What others do to the items. */
  remote: RemoteChanges;
  /** Takes the focus where what had it is gone. */
  focusHeading: () => void;
}

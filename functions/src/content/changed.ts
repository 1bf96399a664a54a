/** An item and when it was last changed, for readers who ask what is new. */
export type Changed<T> = T & { changedAt: Date };

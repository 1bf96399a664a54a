import type { VirtualItem } from '@tanstack/react-virtual';

/** Most lists that are remembered; each is a few kB. */
const LISTS_MAX = 10;

const lists = new Map<string, VirtualItem[]>();

/** Keeps how high the rows of a list were, so that Back finds the page as long as it was left. */
export function rememberRows(key: string, rows: VirtualItem[]): void {
  lists.delete(key);
  lists.set(key, rows);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
}

/** The rows of a list as it was left; empty for a new one. */
export function recallRows(key: string): VirtualItem[] {
  return lists.get(key) ?? [];
}

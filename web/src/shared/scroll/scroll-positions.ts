import type { Location } from 'react-router-dom';

/** The session storage key. */
const KEY = 'scrollPositions';

/** Limits storage on a long visit. */
const MOST_KEPT = 50;

let positions: Map<string, number> | null = null;

/** Older browsers lack the Navigation API; there the router's key stands for the entry's. */
const { navigation } = (typeof window === 'undefined' ? {} : window) as Partial<Window>;

/**
 * Returns the key of a history entry and its path. The browser's own id of the entry survives when
 * a filter replaces the URL, even if the visitor leaves in the same moment.
 */
export function placeOf({ key, pathname }: Location): string {
  return `${navigation?.currentEntry?.key ?? key} ${pathname}`;
}

/** Returns the scroll position of a place in px; undefined if there is none. */
export function scrollPositionOf(place: string): number | undefined {
  return load().get(place);
}

export function noteScrollPosition(place: string, y: number): void {
  const known = load();
  known.delete(place);
  known.set(place, Math.round(y));
  const oldest = known.keys().next();
  if (known.size > MOST_KEPT && !oldest.done) known.delete(oldest.value);
}

/** Saves the positions for a reload. */
export function keepScrollPositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...load()]));
  } catch {
    // Without storage, positions last as long as the page.
  }
}

/** Clears the positions in memory, as a reload does. */
export function dropScrollPositions(): void {
  positions = null;
}

function load(): Map<string, number> {
  positions ??= new Map(stored());
  return positions;
}

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

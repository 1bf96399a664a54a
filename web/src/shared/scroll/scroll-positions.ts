import type { Location } from 'react-router-dom';

/** Where the positions outlive a reload; one of each place that was scrolled. */
const KEY = 'scrollPositions';

/** Older places are forgotten, so that a long visit does not fill the storage. */
const MOST_KEPT = 50;

let positions: Map<string, number> | null = null;

/** Older browsers do not know their own history. */
const { navigation } = (typeof window === 'undefined' ? {} : window) as Partial<Window>;

/**
 * The name of a place that was visited: its history entry and its path. The browser's own name of an
 * entry lasts when a filter replaces the URL in it, even if the visitor leaves in the same moment.
 */
export function placeOf({ key, pathname }: Location): string {
  return `${navigation?.currentEntry?.key ?? entryOf(key)} ${pathname}`;
}

/** What the router calls the first entry of every visit. */
const FIRST_ENTRY = 'default';

/**
 * The router's name of the entry. A tab can hold many first ones, each time that the visitor came
 * back from another site, and the router gives all of them one key: so each gets a name of its own,
 * which a reload and Back find again.
 */
function entryOf(key: string): string {
  if (key !== FIRST_ENTRY) return key;
  const state = window.history.state as { entry?: string } | null;
  const entry = state?.entry ?? `${FIRST_ENTRY}-${Date.now()}`;
  if (!state?.entry) window.history.replaceState({ ...state, entry }, '');
  return entry;
}

/** How far the page at a place was scrolled, in px; undefined when it never was. */
export function scrollPositionOf(place: string): number | undefined {
  return load().get(place);
}

/** Notes how far the page at a place is scrolled. */
export function noteScrollPosition(place: string, y: number): void {
  const known = load();
  known.delete(place);
  known.set(place, Math.round(y));
  const oldest = known.keys().next();
  if (known.size > MOST_KEPT && !oldest.done) known.delete(oldest.value);
}

/** Writes what is noted where a reload finds it. */
export function keepScrollPositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...load()]));
  } catch {
    // Without storage, positions last as long as the page.
  }
}

/** Forgets what is in memory, as a reload does. */
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

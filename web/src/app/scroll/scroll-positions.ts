/** Where the positions outlive a reload; one entry per history entry that was scrolled. */
const KEY = 'scrollPositions';

/** Older history entries are forgotten, so that a long visit does not fill the storage. */
const MOST_KEPT = 50;

let positions: Map<string, number> | null = null;

/** How far the page of a history entry was scrolled, in px; undefined when it never was. */
export function scrollPositionOf(locationKey: string): number | undefined {
  return load().get(locationKey);
}

/** Notes how far the page of a history entry is scrolled. */
export function noteScrollPosition(locationKey: string, y: number): void {
  const known = load();
  known.delete(locationKey);
  known.set(locationKey, Math.round(y));
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

/** How long a counter counts, in ms. */
export const COUNT_MS = 2_000;

/** How much a counter slows down: 1 is a steady pace. More makes it stand still before its end. */
const SLOWING = 1.4;

/**
 * What a counter shows `elapsed` ms after its start: quick at first, then slower. Parts of a step do
 * not count, so that the target comes at the end of `COUNT_MS` and not before.
 */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.floor(target * (1 - (1 - share) ** SLOWING));
}

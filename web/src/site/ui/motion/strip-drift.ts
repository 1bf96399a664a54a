/** A strip moves this many px … */
const STRIP_STEP_PX = 0.8;
/** … in this many milliseconds. */
const STRIP_STEP_MS = 30;

/** How long a strip takes for a way, in ms. */
export function driftMs(px: number): number {
  return (px / STRIP_STEP_PX) * STRIP_STEP_MS;
}

/** How far a strip is after a time, in px; it starts over when one copy (`loop` px) has passed. */
export function driftPx(ms: number, loop: number): number {
  return loop > 0 ? ((ms / STRIP_STEP_MS) * STRIP_STEP_PX) % loop : 0;
}

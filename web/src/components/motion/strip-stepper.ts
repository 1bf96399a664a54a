/** A strip moves this many px … */
export const STRIP_STEP_PX = 0.8;
/** … in this many milliseconds. */
export const STRIP_STEP_MS = 30;
/** A frame counts at most this long: a tab that slept does not make the strip jump. */
const LONGEST_FRAME_MS = 120;

/** How far a strip has moved after another frame, starting over when one copy (`loop` px) has passed. */
export function stepStrip(offset: number, elapsedMs: number, loop: number): number {
  if (loop <= 0) return 0;
  const elapsed = Math.min(Math.max(elapsedMs, 0), LONGEST_FRAME_MS);
  return (offset + (elapsed / STRIP_STEP_MS) * STRIP_STEP_PX) % loop;
}

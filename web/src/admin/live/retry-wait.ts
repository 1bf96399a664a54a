/** The waits between one try to reach the server and the next, in ms; the last one for ever after. */
export const RETRY_WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;

/** How long to wait after so many failures before, in ms. */
export function retryWaitMs(failures: number): number {
  return RETRY_WAITS_MS[Math.min(failures, RETRY_WAITS_MS.length - 1)] ?? 0;
}

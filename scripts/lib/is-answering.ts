/** True if an address answers with success. */
export async function isAnswering(
  url: string,
  limitMs: number,
  init: RequestInit = {},
): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(limitMs), ...init })).ok;
  } catch {
    return false;
  }
}

import { readSessionId } from './session-storage';

/** After this many milliseconds without an answer a call fails: longer than the server's own deadline. */
const TIMEOUT_MS = 20_000;

/** As `fetch` takes it, with headers as a plain object. */
interface Options extends RequestInit {
  headers?: Record<string, string>;
  /** Another session than the one that calls carry. */
  sessionId?: string;
  timeoutMs?: number;
}

/**
 * Asks the API with the session of this tab, if any.
 *
 * @returns the plain response, whatever its status
 * @throws {TypeError} when the network fails, {DOMException} on abort or timeout
 */
export function fetchApi(
  path: string,
  {
    headers,
    signal,
    sessionId = readSessionId() ?? undefined,
    timeoutMs = TIMEOUT_MS,
    ...options
  }: Options = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(path, {
    ...options,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(sessionId && { authorization: `Bearer ${sessionId}` }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}

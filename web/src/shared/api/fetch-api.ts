import { readSessionId } from './session-storage';

/** The timeout of a call; longer than the server's own deadline. */
const TIMEOUT_MS = 20_000;

/** Options of `fetch`, with headers as a plain object. */
interface Options extends RequestInit {
  headers?: Record<string, string>;
  /** A session to use instead of this tab's. */
  sessionId?: string;
  timeoutMs?: number;
}

/**
 * Sends a request to the API with this tab's session, if any.
 *
 * @returns the plain response, whatever its status @throws {TypeError} if the network fails,
 * {DOMException} on abort or timeout
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

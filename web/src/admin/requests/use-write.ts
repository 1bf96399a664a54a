import type { EndpointName, Endpoints, Response as ApiResponse } from '@torque-tide/contract/api';
import { useCallback } from 'react';
import { callApi } from '@/shared/api/api-client';
import { ApiError, hasStatus } from '@/shared/api/api-error';
import { useAdminSession } from '@/admin/session/admin-session-context';

/** Waits before each repeat of a write without an answer, in ms. */
export const REPEAT_WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

type WriteName = {
  [N in EndpointName]: Endpoints[N] extends { keyed: true } ? N : never;
}[EndpointName];

type Arguments<N extends EndpointName> = Omit<
  Parameters<typeof callApi<N>>[1],
  'signal' | 'idempotencyKey'
>;

export interface WriteOptions {
  /** The idempotency key; defaults to a new one. */
  key?: string;
  /** Called when the outcome becomes unknown and the write is repeated. */
  onUncertain?: () => void;
  /** Aborted when nobody waits for the outcome any more. */
  signal?: AbortSignal | undefined;
  /** Aborted to withdraw the write: the request is cancelled, and not repeated. */
  withdrawn?: AbortSignal | undefined;
}

export type Write = <N extends WriteName>(
  name: N,
  args: Arguments<N>,
  options?: WriteOptions,
) => Promise<ApiResponse<N>>;

/** A write that may or may not have happened. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/**
 * Sends a write until its outcome is known. Without an answer it is repeated with the same key,
 * which the server doesn't execute twice.
 *
 * @throws {ApiError} if it didn't happen, {UnknownOutcome} if nobody can tell, also after a
 * withdrawal during the request; the abort reason if it was withdrawn before
 */
export async function sendWrite<N extends WriteName>(
  name: N,
  args: Arguments<N>,
  { key = crypto.randomUUID(), onUncertain, signal, withdrawn }: WriteOptions = {},
): Promise<ApiResponse<N>> {
  withdrawn?.throwIfAborted();
  const isOffline = !navigator.onLine;
  const call = () =>
    callApi(name, {
      ...args,
      idempotencyKey: key,
      signal: withdrawn,
    } as Parameters<typeof callApi<N>>[1]);
  try {
    return await call();
  } catch (error) {
    // A request that failed offline was never sent.
    if (isRefusal(error) || (isOffline && error instanceof TypeError)) throw error;
    onUncertain?.();
  }
  const over = AbortSignal.any([signal, withdrawn].filter((each) => each !== undefined));
  const end = new Promise((resolve) => over.addEventListener('abort', resolve));
  for (const wait of REPEAT_WAITS_MS) {
    if (over.aborted) break;
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, wait))]);
    if (over.aborted) break;
    try {
      return await call();
    } catch (error) {
      if (isRefusal(error)) throw error;
    }
  }
  throw new UnknownOutcome(`Nobody knows what became of ${name}`);
}

/** True if our own server says it didn't happen; a proxy can't know. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.body !== undefined && !hasStatus(error, 503);
}

/** Sends writes with the session, which is renewed in place if it has ended. */
export function useWrite(): Write {
  const { run } = useAdminSession();
  return useCallback<Write>(
    (name, args, { key = crypto.randomUUID(), ...options } = {}) =>
      // Keeps the same key before and after a login.
      run((signal) => sendWrite(name, args, { key, signal, ...options })),
    [run],
  );
}

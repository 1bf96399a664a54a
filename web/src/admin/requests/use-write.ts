import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { EndpointName, Endpoints, Response as ApiResponse } from '@torque-tide/contract/api';
import { useCallback } from 'react';
import { callApi } from '@/shared/api/api-client';
import { ApiError, hasStatus } from '@/shared/api/api-error';
import { useAdminSession } from '@/admin/session/admin-session-context';

/** How long it waits before it asks again what became of a write, in ms; then it gives up. */
export const REPEAT_WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** The endpoints that take a key. */
type WriteName = {
  [N in EndpointName]: Endpoints[N] extends { keyed: true } ? N : never;
}[EndpointName];

type Arguments<N extends EndpointName> = Omit<
  Parameters<typeof callApi<N>>[1],
  'signal' | 'idempotencyKey'
>;

export interface WriteOptions {
  /** Names the attempt; one that is repeated with its key is done once. A new one unless given. */
  key?: string;
  /** Called when it is first not known whether the write took place, and it is asked again. */
  onUncertain?: () => void;
  /** Aborted when nobody is there any more to be told what became of it. */
  signal?: AbortSignal | undefined;
  /** Aborted when it is given up: what is on its way is called back, and nothing more is sent. */
  withdrawn?: AbortSignal | undefined;
}

export type Write = <N extends WriteName>(
  name: N,
  args: Arguments<N>,
  options?: WriteOptions,
) => Promise<ApiResponse<N>>;

/** It is not known whether a write took place, and the server could not be asked. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/**
 * Sends a write until its outcome is known: one whose answer is lost may have taken place, so that
 * it is sent again with its key, which the server answers without doing it twice.
 *
 * @throws {ApiError} when the write did not take place, {UnknownOutcome} when nobody can tell, which is so
 *   of one that was withdrawn on its way, too; its reason when it was withdrawn before
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
    // What began without a network has never left.
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

/** True when the server itself says that it has not done it. What stands before it cannot tell. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.body !== undefined && !hasStatus(error, 503);
}

/** Sends writes with the admin's session, which is renewed in place when it has ended. */
export function useWrite(): Write {
  const { run } = useAdminSession();
  return useCallback<Write>(
    (name, args, { key = crypto.randomUUID(), ...options } = {}) =>
      // The key of a call that goes on after a login is the one that it began with.
      run((signal) => sendWrite(name, args, { key, signal, ...options })),
    [run],
  );
}

/**
 * What is stored now, for a write that goes by it. Like the write itself it fails without a connection: held
 * back until there is one, the write would be sent when whoever asked for it may have given it up. That holds
 * also where what is on the screen waits for a connection with the same read. Of two at the same time the first
 * gets what was known before, which the version that it goes by tells the server.
 */
export async function readAtOnce<F, T, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<F, Error, T, K>,
): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
}

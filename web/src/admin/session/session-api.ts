import {
  type LoginRequest,
  type Session,
  sessionSchema,
} from '@torque-tide/contract/admin-session';
import * as z from 'zod/mini';
import { sendToApi } from '@/shared/api/api-client';

export type LoginOutcome =
  | { kind: 'accepted'; sessionId: string }
  | { kind: 'refused'; message: string; retryAfterSeconds?: number };

/** The answers to a login; a proxy may also answer with a page. */
const loginAnswer = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  data: z.nullish(z.object({ sessionId: z.optional(z.string()) })),
});

/**
 * Requests a session. Every answer is an outcome, including HTML; only the network throws.
 *
 * @throws {TypeError} if the network fails, {DOMException} on timeout
 */
export async function logIn(body: LoginRequest): Promise<LoginOutcome> {
  const response = await sendToApi('admin.login', { body });
  const { data } = loginAnswer.safeParse(await response.json().catch(() => null));
  if (!response.ok || data?.success === false) {
    const message = data?.message || 'Invalid credentials';
    const retryAfterSeconds = Number(response.headers.get('retry-after'));
    return { kind: 'refused', message, retryAfterSeconds };
  }
  const sessionId = data?.data?.sessionId;
  if (sessionId) return { kind: 'accepted', sessionId };
  return { kind: 'refused', message: 'Invalid response from server' };
}

/**
 * Asks the server about this tab's session, or another one; null if it is no longer valid. In the
 * background it doesn't extend the session.
 *
 * @throws if the call fails or its answer can't be read
 */
export async function verifySession(
  signal: AbortSignal,
  {
    isBackground = false,
    sessionId,
  }: { isBackground?: boolean; sessionId?: string | undefined } = {},
): Promise<Pick<Session, 'username'> | null> {
  const response = await sendToApi('admin.verify', { signal, isBackground, sessionId });
  // A slow server says nothing about the session, and nobody waits here.
  if (isBackground && response.status >= 500) throw new Error(`${response.status} of admin.verify`);
  if (!response.ok) return null;
  const answer = (await response.json()) as { success?: unknown; data?: unknown };
  if (answer.success !== true) return null;
  const session = sessionSchema.safeParse(answer.data);
  return { username: session.success ? session.data.username : '' };
}

/** The lock that a browser's tabs share. */
const LOCK = 'adminSessionId';

let own: Promise<unknown> = Promise.resolve();

/**
 * Runs a task that replaces the stored session. Until it ends, no tab of this browser treats a
 * refusal as the session's end: see `sessionSettled`.
 */
export function inSessionTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
  own = result.catch(() => undefined);
  return result;
}

/** Resolves once no tab is about to replace the stored session. */
export async function sessionSettled(): Promise<void> {
  await own;
  // Older browsers, and pages without https, have no locks: there another tab asks for a login.
  if ('locks' in navigator)
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => undefined);
}

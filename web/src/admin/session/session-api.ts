import {
  type LoginRequest,
  type Session,
  sessionSchema,
} from '@torque-tide/contract/admin-session';
import { callApi, sendToApi } from '@/shared/api/api-client';

export type LoginOutcome =
  | { kind: 'accepted'; sessionId: string }
  | { kind: 'refused'; message: string; retryAfterSeconds?: number };

const INVALID_CREDENTIALS = 'Invalid credentials';
const INVALID_RESPONSE = 'Invalid response from server';

/** What a login may answer; anything between browser and server may also answer with a page. */
interface LoginAnswer {
  success?: unknown;
  message?: unknown;
  data?: { sessionId?: unknown } | null;
}

/**
 * Asks for a session. Every answer is an outcome, HTML included; only the network throws.
 *
 * @throws {TypeError} when the network fails, {DOMException} on timeout
 */
export async function logIn(body: LoginRequest): Promise<LoginOutcome> {
  const response = await sendToApi('admin.login', { body });
  const answer = parseAnswer(await response.text());
  if (!response.ok || answer.success === false) {
    const retryAfter = Number(response.headers.get('retry-after'));
    return {
      kind: 'refused',
      message: textOf(answer.message) || INVALID_CREDENTIALS,
      ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
    };
  }
  const sessionId = textOf(answer.data?.sessionId);
  return sessionId
    ? { kind: 'accepted', sessionId }
    : { kind: 'refused', message: INVALID_RESPONSE };
}

/**
 * Asks the server about the stored session; null when it is not valid any more. In the background it is
 * no use of the session, which ends without any.
 *
 * @throws when the call fails or its answer cannot be read
 */
export async function verifySession(
  signal: AbortSignal,
  { isBackground = false } = {},
): Promise<Pick<Session, 'username'> | null> {
  const response = await sendToApi('admin.verify', { signal, isBackground });
  // A server that has no time says nothing of the session, and nobody waits for the answer here.
  if (isBackground && response.status >= 500) throw new Error(`${response.status} of admin.verify`);
  if (!response.ok) return null;
  const answer = (await response.json()) as { success?: unknown; data?: unknown };
  if (answer.success !== true) return null;
  const session = sessionSchema.safeParse(answer.data);
  return { username: session.success ? session.data.username : '' };
}

/** Ends the session on the server. One that cannot be reached lets it run out by itself. */
export async function endSession(): Promise<void> {
  try {
    await callApi('admin.logout', {});
  } catch {
    // Logging out here must not depend on the server.
  }
}

function parseAnswer(text: string): LoginAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

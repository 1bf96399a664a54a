import type { EndpointName } from '@torque-tide/contract/api';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeySchema } from '@torque-tide/contract/idempotency';
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '../lib/app-error';
import type { Deadline } from '../lib/deadline';
import type { AdminSession, WriteAttempt } from '../lib/handler';

/** The standard's draft quotes the value; most callers do not. */
const QUOTED = /^"(.*)"$/;

interface Call {
  name: EndpointName;
  session: AdminSession;
  /** The header as it came. A call without one is still known by the key that it gets here. */
  header: string | undefined;
  /** All that the call asks for, parsed. */
  input: unknown;
  deadline: Deadline;
}

/** @throws {AppError} `malformed` when the key is no UUID */
export function toWriteAttempt({ name, session, header, input, deadline }: Call): WriteAttempt {
  const key = header === undefined ? randomUUID() : parseKey(header);
  return {
    id: hash([session.username, key]),
    fingerprint: hash([name, input]),
    deadline,
  };
}

function parseKey(header: string): string {
  const text = header.trim();
  const key = idempotencyKeySchema.safeParse(QUOTED.exec(text)?.[1] ?? text);
  if (!key.success) throw new AppError('malformed', `${IDEMPOTENCY_KEY_HEADER} must be a UUID`);
  return key.data.toLowerCase();
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

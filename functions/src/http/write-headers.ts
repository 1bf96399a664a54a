import { endpoint, type EndpointName } from '@torque-tide/contract/api';
import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/endpoint';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { hashOfValues } from '../lib/hashes';
import type { Deadline } from '../lib/time';
import type { WriteAttempt } from '../lib/handler';

/** The standard quotes the value; most callers don't. */
const QUOTED = /^"(.*)"$/;

interface Call {
  name: EndpointName;
  /** The account's name, or the token of a session that the call ends. */
  owner: string;
  by: string;
  /** The `Idempotency-Key`; a call without one gets a key here. */
  header: string | undefined;
  /** Equal input without a key counts as one call. */
  isKeyedByInput?: boolean;
  input: unknown;
  deadline: Deadline;
}

/** @throws {AppError} `malformed` if the key isn't a UUID */
export function toWriteAttempt(call: Call): WriteAttempt {
  const { name, owner, by, header, isKeyedByInput = false, input, deadline } = call;
  const key = header === undefined ? keyOf(isKeyedByInput ? input : undefined) : parseKey(header);
  return {
    id: hashOfValues(owner, key).toString('base64url'),
    by,
    // The input may hold a password: hashed with the unstored key, it can't be guessed.
    fingerprint: hashOfValues(
      ...(endpoint(name).replacesSession ? [key] : []),
      name,
      input,
    ).toString('base64url'),
    secret: hashOfValues('secret', owner, key),
    deadline,
  };
}

function keyOf(input: unknown): string {
  return input === undefined ? randomUUID() : hashOfValues(input).toString('base64url');
}

function parseKey(header: string): string {
  const text = header.trim();
  const key = z.uuid().safeParse(QUOTED.exec(text)?.[1] ?? text);
  if (!key.success) throw new AppError('malformed', `${IDEMPOTENCY_KEY_HEADER} must be a UUID`);
  return key.data.toLowerCase();
}

const VERSION_TAG = /^"(\d{1,15})"$/;

/** Returns the version in `If-Match`; undefined for none or `*`. @throws {AppError} `malformed` */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = VERSION_TAG.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new AppError('malformed', 'If-Match must be one quoted version, like "3"');
  }
  return Number(version);
}

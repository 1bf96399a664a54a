import * as z from 'zod/mini';
import { defineEndpoints, readEndpoint } from './endpoint';
import { deletedItem, idParams, isoDateTime } from './fields';

export const USERNAME_MAX = 64;
export const PASSWORD_MAX = 128;
/** Shortest new password, in characters. Older passwords may be shorter. */
export const PASSWORD_MIN = 15;
export const passwordLengthMessage = `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;

/** Returns a password's length as a person counts it. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFKC')).length;
}

/** Usernames are stored in lower case and compared without regard to case. */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]*$/;

/** A password to check: never trimmed. */
function presentPassword(message: string) {
  return z.string(message).check(
    z.minLength(1, message),
    z.refine((text) => passwordLength(text) <= PASSWORD_MAX, passwordLengthMessage),
  );
}

export const loginRequestSchema = z.strictObject({
  username: z
    .string('Username is required')
    .check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(USERNAME_MAX)),
  password: presentPassword('Password is required'),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** The secret that later calls send as a bearer token: 32 random bytes in base64url. */
export const loginResponseSchema = z.object({ sessionId: z.string().check(z.minLength(1)) });

export const passwordChangeSchema = z.strictObject({
  currentPassword: presentPassword('Your present password is required'),
  newPassword: z.string(passwordLengthMessage).check(
    z.refine((text) => {
      const length = passwordLength(text);
      return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
    }, passwordLengthMessage),
  ),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const sessionSchema = z.object({
  username: z.string(),
  /** When the session ends if it isn't used again; each call extends it, up to the absolute limit. */
  expiresAt: isoDateTime,
});
export type Session = z.infer<typeof sessionSchema>;

/** One of the account's own sessions. */
export const accountSessionSchema = z.object({
  /** A public id: nobody can log in with it. */
  id: z.string(),
  /** The browser that logged in, such as "Firefox on Windows". */
  browser: z.string(),
  since: isoDateTime,
  /** The last call, to the minute. */
  lastSeenAt: isoDateTime,
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const adminSessionEndpoints = defineEndpoints({
  'admin.login': {
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    body: loginRequestSchema,
    response: loginResponseSchema,
  },
  'admin.verify': readEndpoint('/api/admin/verify', 'admin', sessionSchema),
  'admin.logout': {
    method: 'POST',
    path: '/api/admin/logout',
    // Logging out twice is not an error.
    access: 'anyone',
    response: z.null(),
  },
  'account.changePassword': {
    method: 'POST',
    path: '/api/admin/password',
    access: 'admin',
    body: passwordChangeSchema,
    // The session continues under a new id, so a stolen one stops working.
    response: loginResponseSchema,
    keyed: true,
    personal: true,
    replacesSession: true,
  },
  'sessions.list': readEndpoint('/api/admin/sessions', 'admin', z.array(accountSessionSchema)),
  'sessions.end': {
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    keyed: true,
    personal: true,
  },
  'sessions.endOthers': {
    method: 'POST',
    path: '/api/admin/end-other-sessions',
    access: 'admin',
    response: z.object({ ended: z.int() }),
    keyed: true,
    personal: true,
  },
});

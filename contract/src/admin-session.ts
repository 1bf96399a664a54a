import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { isoDateTime } from './fields';

export const USERNAME_MAX = 64;
export const PASSWORD_MAX = 256;
/** Shortest password that `npm run admin` accepts for a new account. */
export const PASSWORD_MIN = 12;
/** Lower-case, as stored; a login name is compared without regard to case. */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]*$/;

export const loginRequestSchema = z.strictObject({
  username: z
    .string('Username is required')
    .check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(USERNAME_MAX)),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** The secret that later calls carry as a bearer token; 32 random bytes in base64url. */
export const loginResponseSchema = z.object({ sessionId: z.string().check(z.minLength(1)) });

/** The session as the server sees it now. */
export const sessionSchema = z.object({
  username: z.string(),
  /** When it ends if nothing more is called; each call moves it, up to the absolute limit. */
  expiresAt: isoDateTime,
});
export type Session = z.infer<typeof sessionSchema>;

export const adminSessionEndpoints = defineEndpoints({
  'admin.login': {
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    body: loginRequestSchema,
    response: loginResponseSchema,
  },
  'admin.verify': {
    method: 'GET',
    path: '/api/admin/verify',
    access: 'admin',
    response: sessionSchema,
  },
  'admin.logout': {
    method: 'POST',
    path: '/api/admin/logout',
    access: 'admin',
    response: z.null(),
  },
});

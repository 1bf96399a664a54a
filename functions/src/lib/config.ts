import * as z from 'zod/mini';

const environmentSchema = z.object({
  /** Set by the Functions emulator. */
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(z.string().check(z.regex(/^\d$/, 'Expected a single digit'))),
});

/** What the environment decides. This file is the only one of the functions that reads it. */
export interface Config {
  /**
   * How many proxies in front of the function wrote an entry of `X-Forwarded-For` that can be
   * believed, counted from its end; see docs/decisions/0005-client-address.md.
   */
  trustedProxies: number;
  /** How old, in milliseconds, the memory of an instance may get before it asks Firestore. */
  publishedMaxAgeMs: number;
}

/** How long another instance than the one that took an edit may answer without it. */
const PUBLISHED_MAX_AGE_MS = 30_000;

/** Google's front end is the one proxy that no caller can go around. */
const DEFAULT_TRUSTED_PROXIES = 1;

/** @throws {z.core.$ZodError} when a variable has a value that cannot be meant */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { FUNCTIONS_EMULATOR, TRUSTED_PROXIES } = environmentSchema.parse(environment);
  const isEmulator = FUNCTIONS_EMULATOR === 'true';
  return {
    // The emulator passes on what the caller wrote.
    trustedProxies: isEmulator ? 0 : DEFAULT_TRUSTED_PROXIES,
    ...(TRUSTED_PROXIES === undefined ? {} : { trustedProxies: Number(TRUSTED_PROXIES) }),
    // The emulator makes a process of its own for each parallel request: an editor who looks at the
    // website there would see now the new page and now the old one.
    publishedMaxAgeMs: isEmulator ? 0 : PUBLISHED_MAX_AGE_MS,
  };
}

export const config = readConfig(process.env);

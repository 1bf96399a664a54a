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
}

/** Google's front end is the one proxy that no caller can go around. */
const DEFAULT_TRUSTED_PROXIES = 1;

/** @throws {z.core.$ZodError} when a variable has a value that cannot be meant */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { FUNCTIONS_EMULATOR, TRUSTED_PROXIES } = environmentSchema.parse(environment);
  if (TRUSTED_PROXIES !== undefined) return { trustedProxies: Number(TRUSTED_PROXIES) };
  // The emulator passes on what the caller wrote.
  return { trustedProxies: FUNCTIONS_EMULATOR === 'true' ? 0 : DEFAULT_TRUSTED_PROXIES };
}

export const config = readConfig(process.env);

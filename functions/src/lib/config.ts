import type { LiveConnection } from '@torque-tide/contract/live';
import * as z from 'zod/mini';

const environmentSchema = z.object({
  /** Set by the Functions emulator. */
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  /** Set by the Firebase CLI for the functions that it emulates. */
  FIREBASE_EMULATOR_HUB: z.optional(z.string()),
  /** `none` if the tests fill the emulators. */
  DEMO_CONTENT: z.optional(z.string()),
  /** Set while the CLI only lists the functions. */
  FUNCTIONS_CONTROL_API: z.optional(z.string()),
  /** The function that an instance serves. */
  FUNCTION_TARGET: z.optional(z.string()),
  /** Set where the functions run, and by the emulators. */
  GCLOUD_PROJECT: z.optional(z.string()),
  /** Set by the emulators. */
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
  /** Set by the emulators, which issue unsigned tokens. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(z.string().check(z.regex(/^\d$/, 'Expected a single digit'))),
  /** The web app's public key, which makes the admin area live. */
  WEB_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]*$/, 'Expected the key of a web app'))),
});

/** Only this file reads the environment. */
export interface Config {
  /** How many trusted proxies wrote the end of `X-Forwarded-For`. Decision 0005. */
  trustedProxies: number;
  /** The name of the function that this instance serves. */
  target: string | undefined;
  publishedMaxAgeMs: number;
  /** True in the emulators, whose proxy closes the connection if a body isn't read. */
  readsUnwantedBodies: boolean;
  /** True if only the Firebase CLI has started the emulators. */
  fillsItself: boolean;
  /** Where admins' browsers find Firebase, if configured. */
  live: LiveConfig | undefined;
}

export type LiveConfig = Pick<LiveConnection, 'config' | 'emulators'>;

/** How long other instances may serve content without an edit. */
const PUBLISHED_MAX_AGE_MS = 30_000;

/** Google's front end. */
const DEFAULT_TRUSTED_PROXIES = 1;

/** Projects with this prefix exist only in emulators. */
const EMULATED_PROJECT = 'demo-';

export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = environmentSchema.parse(environment);
  const { FUNCTIONS_EMULATOR, GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, TRUSTED_PROXIES } =
    variables;
  if (GCLOUD_PROJECT !== undefined) {
    const isEmulated = GCLOUD_PROJECT.startsWith(EMULATED_PROJECT);
    if (isEmulated !== (FIRESTORE_EMULATOR_HOST !== undefined)) {
      throw new Error(
        isEmulated
          ? `${GCLOUD_PROJECT} is a project of the emulators, but FIRESTORE_EMULATOR_HOST is not set`
          : `${GCLOUD_PROJECT} is a real project, but FIRESTORE_EMULATOR_HOST is set`,
      );
    }
    if (!isEmulated && variables.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
      throw new Error(
        `${GCLOUD_PROJECT} is a real project, but FIREBASE_AUTH_EMULATOR_HOST is set`,
      );
    }
  }
  const isEmulator = FUNCTIONS_EMULATOR === 'true';
  const isPlainEmulator =
    isEmulator &&
    FIRESTORE_EMULATOR_HOST !== undefined &&
    variables.FIREBASE_EMULATOR_HUB !== undefined &&
    variables.DEMO_CONTENT !== 'none';
  return {
    // The emulator passes on any address that the caller writes.
    trustedProxies: isEmulator ? 0 : DEFAULT_TRUSTED_PROXIES,
    ...(TRUSTED_PROXIES === undefined ? {} : { trustedProxies: Number(TRUSTED_PROXIES) }),
    target: variables.FUNCTION_TARGET,
    // The emulator runs several processes, which would differ for 30 seconds.
    publishedMaxAgeMs: isEmulator ? 0 : PUBLISHED_MAX_AGE_MS,
    readsUnwantedBodies: isEmulator,
    fillsItself: isPlainEmulator && variables.FUNCTIONS_CONTROL_API !== 'true',
    // The CLI serves production's policy, which allows no emulator.
    live: isPlainEmulator ? undefined : liveConfigOf(variables),
  };
}

/** A real project needs a key. */
function liveConfigOf({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
  WEB_API_KEY: apiKey,
}: z.infer<typeof environmentSchema>): LiveConfig | undefined {
  if (projectId === undefined) return undefined;
  if (FIRESTORE_EMULATOR_HOST === undefined) {
    return !apiKey ? undefined : { config: { apiKey, projectId } };
  }
  if (FIREBASE_AUTH_EMULATOR_HOST === undefined) return undefined;
  const { hostname, port } = new URL(`http://${FIRESTORE_EMULATOR_HOST}`);
  return {
    config: { apiKey: 'emulator', projectId },
    emulators: {
      auth: `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
      firestore: { host: hostname, port: Number(port) },
    },
  };
}

export const config = readConfig(process.env);

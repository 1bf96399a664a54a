import type { LiveConnection } from '@torque-tide/contract/live';
import * as z from 'zod/mini';

const environmentSchema = z.object({
  /** Set by the Functions emulator. */
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  /** Set by the Firebase CLI for the functions that it emulates. */
  FIREBASE_EMULATOR_HUB: z.optional(z.string()),
  /** Set to `none` by what starts the emulators and fills them itself. */
  DEMO_CONTENT: z.optional(z.string()),
  /** Set where the functions are only asked what they are, with hardly anything else in the environment. */
  FUNCTIONS_CONTROL_API: z.optional(z.string()),
  /** Which function an instance serves; set where one runs, and not where they are only asked what they are. */
  FUNCTION_TARGET: z.optional(z.string()),
  /** Set where the functions run, and by the emulators. */
  GCLOUD_PROJECT: z.optional(z.string()),
  /** Set by the emulators, for which it is what makes Firestore theirs. */
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
  /** Set by the emulators, for which it makes the tokens of Firebase theirs: unsigned ones. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(z.string().check(z.regex(/^\d$/, 'Expected a single digit'))),
  /** The key of the project's web app, which is public; with one the admin area is live. */
  WEB_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]*$/, 'Expected the key of a web app'))),
});

/** What the environment decides. This file is the only one of the functions that reads it. */
export interface Config {
  /**
   * How many proxies in front of the function wrote an entry of `X-Forwarded-For` that can be
   * believed, counted from its end; see docs/decisions/0005-client-address.md.
   */
  trustedProxies: number;
  /** The function that this instance serves, by its name; undefined where nobody has said. */
  target: string | undefined;
  /** How old, in milliseconds, the memory of an instance may get before it asks Firestore. */
  publishedMaxAgeMs: number;
  /** True where somebody has started the emulators by the Firebase CLI alone, which brings no content. */
  fillsItself: boolean;
  /** Where the browser of an admin finds Firebase; undefined when nobody has configured it. */
  live: LiveConfig | undefined;
}

/** What a browser needs of Firebase beside a token. */
export type LiveConfig = Pick<LiveConnection, 'config' | 'emulators'>;

/** How long another instance than the one that took an edit may answer without it. */
const PUBLISHED_MAX_AGE_MS = 30_000;

/** Google's front end is the one proxy that no caller can go around. */
const DEFAULT_TRUSTED_PROXIES = 1;

/** How the names of projects begin that are nowhere but in the emulators. */
const EMULATED_PROJECT = 'demo-';

/** @throws {Error} for an invalid variable, and when a real project and the emulators are mixed */
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
    // The emulator passes on what the caller wrote.
    trustedProxies: isEmulator ? 0 : DEFAULT_TRUSTED_PROXIES,
    ...(TRUSTED_PROXIES === undefined ? {} : { trustedProxies: Number(TRUSTED_PROXIES) }),
    target: variables.FUNCTION_TARGET,
    // The emulator makes a process of its own for each parallel request: an editor who looks at the
    // website there would see now the new page and now the old one.
    publishedMaxAgeMs: isEmulator ? 0 : PUBLISHED_MAX_AGE_MS,
    fillsItself: isPlainEmulator && variables.FUNCTIONS_CONTROL_API !== 'true',
    // Production's content policy, which the CLI alone serves, lets no browser ask an emulator.
    live: isPlainEmulator ? undefined : liveConfigOf(variables),
  };
}

/** The emulators need no key; a real project has one once its owner wants the admin area live. */
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

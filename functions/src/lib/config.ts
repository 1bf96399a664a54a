import type { LiveConnection } from '@torque-tide/contract/live';

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

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): Config {
  refuseMixture(environment);
  // Set by the Functions emulator, by the Firebase CLI, by tests that fill the emulators, and while the CLI only
  // lists the functions.
  const { FUNCTIONS_EMULATOR, FIREBASE_EMULATOR_HUB, DEMO_CONTENT, FUNCTIONS_CONTROL_API } =
    environment;
  const { TRUSTED_PROXIES, FIRESTORE_EMULATOR_HOST, FUNCTION_TARGET } = environment;
  if (TRUSTED_PROXIES !== undefined && !/^\d$/.test(TRUSTED_PROXIES)) {
    throw new Error('TRUSTED_PROXIES: Expected a single digit');
  }
  const isEmulator = FUNCTIONS_EMULATOR === 'true';
  const isPlainEmulator =
    isEmulator &&
    FIRESTORE_EMULATOR_HOST !== undefined &&
    FIREBASE_EMULATOR_HUB !== undefined &&
    DEMO_CONTENT !== 'none';
  return {
    // The emulator passes on what callers write.
    trustedProxies: Number(TRUSTED_PROXIES ?? (isEmulator ? 0 : DEFAULT_TRUSTED_PROXIES)),
    target: FUNCTION_TARGET,
    // The emulator runs several processes, which would differ for 30 seconds.
    publishedMaxAgeMs: isEmulator ? 0 : PUBLISHED_MAX_AGE_MS,
    readsUnwantedBodies: isEmulator,
    fillsItself: isPlainEmulator && FUNCTIONS_CONTROL_API !== 'true',
    // The CLI serves production's policy, which allows no emulator.
    live: isPlainEmulator ? undefined : liveConfigOf(environment),
  };
}

/** Emulators issue unsigned tokens. */
function refuseMixture(environment: Environment): void {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = environment;
  if (GCLOUD_PROJECT === undefined) return;
  if (!GCLOUD_PROJECT.startsWith(EMULATED_PROJECT)) {
    const hosts = { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST };
    for (const [name, host] of Object.entries(hosts)) {
      if (host !== undefined)
        throw new Error(`${GCLOUD_PROJECT} is a real project, but ${name} is set`);
    }
  } else if (FIRESTORE_EMULATOR_HOST === undefined) {
    throw new Error(
      `${GCLOUD_PROJECT} is a project of the emulators, but FIRESTORE_EMULATOR_HOST is not set`,
    );
  }
}

/** A real project needs the web app's public key. */
function liveConfigOf({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
  WEB_API_KEY: apiKey = '',
}: Environment): LiveConfig | undefined {
  if (!/^[\w-]*$/.test(apiKey)) throw new Error('WEB_API_KEY: Expected the key of a web app');
  if (projectId === undefined) return undefined;
  if (FIRESTORE_EMULATOR_HOST === undefined) {
    return apiKey === '' ? undefined : { config: { apiKey, projectId } };
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

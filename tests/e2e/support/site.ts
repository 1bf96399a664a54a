import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../../../functions/tests/support/function-process';
import { allowConnections } from '../../../scripts/emulators/firebase-config';
import { demoHosting } from '../../../scripts/hosting/release-config';
import { startHosting } from '../../../scripts/hosting/hosting-server';
import type { EmulatorEnvironment } from '../../../scripts/lib/firestore';
import { root } from '../../../scripts/lib/repository';
import { seedIfEmpty } from '../../../scripts/seed/run';

interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site and its functions with the demo content, on the environment's emulators.
 * Runs one process for each function, as in production; the Functions emulator would start one for
 * each simultaneous request.
 *
 * @param options.port any free port by default
 * @param options.logFile gets the functions' output
 * @param options.publicHost the host that functions see; by default the one requested
 */
export async function serveSite({
  logFile,
  ...options
}: {
  port?: number;
  logFile: string;
  publicHost?: string;
}): Promise<ServedSite> {
  const environment = process.env as EmulatorEnvironment & Record<string, string>;
  rmSync(logFile, { force: true });
  await seedIfEmpty(environment);
  // As in the Functions emulator, the next request sees what an editor saves.
  const ofFunctions = { ...environment, FUNCTIONS_EMULATOR: 'true' };
  const [api, pages] = await Promise.all([
    startFunction('api', ofFunctions, { logFile }),
    startFunction('pages', ofFunctions, { logFile }),
  ]);
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
  const origins = [auth, firestore].map((host) => `http://${host}`);
  // A copy of the built site, because other runs have other origins.
  const config = demoHosting(`e2e-${process.pid}`, (policy) => allowConnections(policy, origins));
  const hosting = await startHosting({
    ...options,
    config,
    functions: { api: api.url, pages: pages.url },
  });
  const parts = [hosting, api, pages];
  return {
    url: hosting.url,
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()));
      rmSync(join(root, config.public), { recursive: true });
    },
  };
}

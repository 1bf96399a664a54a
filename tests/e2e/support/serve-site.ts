import { existsSync, rmSync } from 'node:fs';
import { startFunction } from '../../../functions/tests/support/function-process';
import { allowConnections } from '../../../scripts/emulators/firebase-config';
import { demoHosting } from '../../../scripts/hosting/demo-hosting';
import { startHosting } from '../../../scripts/hosting/hosting-server';
import type { EmulatorEnvironment } from '../../../scripts/lib/firestore';
import { seedIfEmpty } from '../../../scripts/seed/run';

/**
 * Serves the built site and its functions on `SITE_PORT`, with the demo content, until it is asked to end.
 * In place of the Functions emulator, which starts a process for each request that comes while another is
 * answered, a process for each function stays, as in production.
 */
const environment = process.env as EmulatorEnvironment & Record<string, string>;
const {
  FIRESTORE_EMULATOR_HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
  FUNCTIONS_LOG: logFile,
} = environment;
if (logFile && existsSync(logFile)) rmSync(logFile);
await seedIfEmpty(environment);
// As in the Functions emulator, what an editor saves is on the site with the next request.
const ofFunctions = { ...environment, FUNCTIONS_EMULATOR: 'true' };
const [api, pages] = await Promise.all([
  startFunction('api', ofFunctions, { logFile }),
  startFunction('pages', ofFunctions, { logFile }),
]);
const origins = [FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST].map(
  (host) => `http://${host}`,
);
const hosting = await startHosting({
  config: demoHosting('e2e', (policy) => allowConnections(policy, origins)),
  port: Number(process.env['SITE_PORT']),
  functions: { api: api.url, pages: pages.url },
});
process.once('SIGTERM', () => void Promise.all([hosting, api, pages].map((part) => part.stop())));

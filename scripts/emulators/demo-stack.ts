import { existsSync } from 'node:fs';
import { build } from '../lib/build';
import { dataFolder, DEMO_PROJECT } from '../lib/repository';
import { seedIfEmpty } from '../seed/run';
import { configuredPorts } from './firebase-config';
import { assertFree } from './ports';
import { type Suite, startSuite } from './suite';

interface DemoStack {
  suite: Suite;
  /** Whether the database was empty and got the demo content. */
  isSeeded: boolean;
}

/**
 * Builds, starts every emulator on the ports of `firebase.json` with the content of the last run,
 * and seeds an empty database.
 *
 * @throws {Problem} with the remedy, when something is in the way
 */
export async function startDemoStack(
  name: string,
  what: Parameters<typeof build>[0] = 'everything',
): Promise<DemoStack> {
  const ports = configuredPorts();
  await assertFree(ports);
  console.log('Building …');
  build(what);
  console.log('Starting the emulators …');
  const suite = await startSuite({
    name,
    projectId: DEMO_PROJECT,
    ports,
    only: 'auth,firestore,functions,hosting',
    exportTo: dataFolder,
    ...(existsSync(dataFolder) ? { importFrom: dataFolder } : {}),
  });
  try {
    return { suite, isSeeded: await seedIfEmpty(suite.environment) };
  } catch (error) {
    await suite.stop();
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../lib/build';
import { cacheFolder, dataFolder, DEMO_PROJECT } from '../lib/repository';
import { Problem } from '../lib/problem';
import { named } from '../lib/processes';
import { seedIfEmpty } from '../seed/run';
import { configuredPorts } from './firebase-config';
import { endLeftOver, forgetBegun, rememberBegun, runningStarter } from './left-behind';
import { isOwn, ownerOf } from './running-emulator';
import { assertFree, type Ports } from './ports';
import { SAVE_LIMIT_MS, type Suite, withSuite } from './suite';
import { save } from './watch';

/** Of `npm start` and `npm run dev` alike: only one of them can have the fixed ports. */
const BEGUN_FILE = join(cacheFolder, 'begun.json');

/** To be called when this process has begun more processes, in case that it cannot end them itself. */
export function rememberAllBegun(): void {
  rememberBegun(BEGUN_FILE);
}

/**
 * Builds, starts every emulator on the ports of `firebase.json` with the content of the last run, seeds an
 * empty database, and ends the emulators after what is done with them.
 *
 * @param use hears whether the database was empty and got the demo content
 * @throws {Problem} with the remedy, when something is in the way
 */
export async function withDemoStack(
  name: string,
  what: Parameters<typeof build>[0],
  use: (suite: Suite, isSeeded: boolean) => Promise<void>,
): Promise<void> {
  const ports = configuredPorts();
  await endFormer(ports.hub);
  await assertOurs(ports);
  console.log('Building …');
  const building = build(what);
  rememberAllBegun();
  await building;
  // Somebody may have taken them meanwhile.
  await assertOurs(ports);
  console.log('Starting the emulators …');
  const options = {
    name,
    projectId: DEMO_PROJECT,
    ports,
    only: 'auth,firestore,functions,hosting',
    exportTo: dataFolder,
    onBegun: rememberAllBegun,
    ...(existsSync(dataFolder) ? { importFrom: dataFolder } : {}),
  } as const;
  try {
    await withSuite(options, async (suite) => use(suite, await seedIfEmpty(suite.environment)));
  } finally {
    forgetBegun(BEGUN_FILE);
  }
}

/** @throws {Problem} that says who has the ports, as far as it is known */
async function assertOurs(ports: Ports): Promise<void> {
  const owner = await ownerOf(ports);
  if (owner === undefined) return assertFree(ports);
  if (!isOwn(owner)) {
    throw new Problem(
      `The emulators of ${owner} run on these ports: end them, or give this folder ports of its own under "emulators" in firebase.json.`,
    );
  }
  const starter = runningStarter(BEGUN_FILE);
  // Whoever was asked to end npm alone has no terminal for a Ctrl-C any more.
  const otherwise = starter === undefined ? '' : `, or with "kill ${starter}"`;
  throw new Problem(
    `The emulators of this folder run already: end them with Ctrl-C where they were started${otherwise}.`,
  );
}

/** Ends what an earlier start was killed too suddenly to end, and keeps its content before. */
async function endFormer(hub: number): Promise<void> {
  let isKept = true;
  const ended = await endLeftOver(BEGUN_FILE, async () => {
    isKept = await save(`http://127.0.0.1:${hub}`, dataFolder, SAVE_LIMIT_MS);
  });
  if (ended.length === 0) return;
  console.log(`An earlier start was killed. Ended what it had left behind: ${named(ended)}.`);
  if (!isKept) {
    console.log(
      `Its content could not be saved any more: ${dataFolder} has what was saved at most a minute before it was killed.`,
    );
  }
}

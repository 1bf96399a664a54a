import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment } from '../emulators/firebase-cli';
import { firebaseJsonOn } from '../emulators/firebase-config';
import { freePorts } from '../emulators/ports';
import { isAnswering } from '../lib/is-answering';
import { descendantsOf, endGroup, endLeftBehind, listenTo } from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
import { demoAdmin } from '../seed/admin';

const LIMIT_MS = 120_000;
const isOk = (url: string) => isAnswering(url, 15_000);
/** What the command reads of the project. */
const READ = ['functions', 'web', 'node_modules', 'firestore.rules', 'firestore.indexes.json'];

/**
 * Runs `npx firebase emulators:start`, that alone, in a folder that is this project with other ports,
 * and looks whether the site has content, its pictures and the account.
 *
 * @returns what was looked at, each with whether it was found
 */
export async function checkPlainEmulators(): Promise<[string, boolean][]> {
  const folder = join(cacheFolder, 'plain');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of [...READ, '.firebaserc']) symlinkSync(join(root, name), join(folder, name));
  const ports = await freePorts();
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(firebaseJsonOn(ports)));

  const child = spawn('npx', ['firebase', 'emulators:start'], {
    cwd: folder,
    // Without a network it would ask for half a minute whether it runs inside Google's cloud.
    env: { ...(await emulatorEnvironment()), METADATA_SERVER_DETECTION: 'none' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { said } = listenTo(child);
  const siteUrl = `http://127.0.0.1:${ports.hosting}`;
  try {
    const limit = Date.now() + LIMIT_MS;
    while (!(await isOk(`${siteUrl}/api/jobs`)) && child.exitCode === null && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const jobs = await fetch(`${siteUrl}/jobs`).then((answer) => answer.text());
    const login = await fetch(`${siteUrl}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoAdmin),
    });
    return [
      ['firebase emulators:start alone: jobs', jobs.includes('/jobs/1001')],
      ['their account', login.ok],
      ['pictures of the content', await isOk(`${siteUrl}/covers/charger.svg`)],
      ['the admin area', await isOk(`${siteUrl}/admin`)],
    ];
  } catch (error) {
    console.log(said().toString(), error);
    return [['firebase emulators:start alone', false]];
  } finally {
    // Java is a group of its own, which outlives a command that is ended.
    const begun = descendantsOf(child.pid);
    await endGroup(child, 3_000);
    endLeftBehind(begun);
    rmSync(folder, { recursive: true });
  }
}

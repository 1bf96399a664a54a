import { parseArgs } from 'node:util';
import { build } from './lib/build';
import { writeReleaseConfig } from './hosting/release-config';
import { assertReady } from './release/findings';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

/** What a database lacks that `firebase deploy` has made. */
const PROTECTION = ['--delete-protection', 'ENABLED', '--point-in-time-recovery', 'ENABLED'];

/**
 * What `firebase deploy` would stop to ask for in the middle, or fail for where nobody can answer, between
 * functions and site: it has images of functions deleted after a day, and takes away functions and indexes
 * that the project's files no longer name.
 */
const WITHOUT_QUESTIONS = '--force';

/** Checks, builds, and deploys what was built; arguments go to `firebase deploy`. */
await main(async () => {
  const given = process.argv.slice(2);
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: { project: { type: 'string', short: 'P' }, only: { type: 'string' } },
  });
  const project = await assertReady(values['project']?.toString());
  await build();
  const firebase = (...args: string[]) => run('npx', ['firebase', ...args], { cwd: root });
  const code = await firebase(
    'deploy',
    `--config=${writeReleaseConfig()}`,
    '--project',
    project,
    WITHOUT_QUESTIONS,
    ...given,
  );
  if (code !== 0 || values['only'] !== undefined) return code;
  return firebase('firestore:databases:update', '(default)', ...PROTECTION, '--project', project);
});

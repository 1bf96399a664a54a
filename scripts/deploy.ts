import { parseArgs } from 'node:util';
import { build } from './lib/build';
import { writeReleaseConfig } from './hosting/release-config';
import { assertReady } from './release/findings';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

/** Settings of the database that `firebase deploy` doesn't make. */
const PROTECTION = ['--delete-protection', 'ENABLED', '--point-in-time-recovery', 'ENABLED'];

/**
 * Answers yes to the questions of `firebase deploy` between functions and site: it deletes old
 * images after a day, and functions and indexes that the files no longer name.
 */
const WITHOUT_QUESTIONS = '--force';

/** Checks, builds and deploys; arguments go to `firebase deploy`. */
await main(async () => {
  const given = process.argv.slice(2);
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: { project: { type: 'string', short: 'P' }, only: { type: 'string' } },
  });
  const project = await assertReady(values['project']?.toString());
  build();
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

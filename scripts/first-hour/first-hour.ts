import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withSite } from '../emulators/e2e-site';
import { build } from '../lib/build';
import { findChromium } from '../lib/chromium';
import { runInLanes } from '../lib/lanes';
import { playwright } from '../lib/playwright';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { add, type Counts } from '../lib/test-report';
import { vitest } from '../lib/vitest';
import { FORMER_AGENCY_FILE } from './rebranded-copy';

/** Whoever has just deployed. */
const FIRST_ACCOUNT = { name: 'ada', password: 'a phrase for the first hour' };

/**
 * The first hour of an agency's site, in the copy that this file is part of: what the build made is
 * tested as ever, and the site stands on an empty database, gets an account as the setup makes one,
 * is looked through for what is left of the demo, and is filled by an editor.
 */
export async function firstHour(): Promise<Counts> {
  await build();
  const written = await runInLanes([
    [
      (again) =>
        vitest('documents of another agency', 'tests/site/vitest.config.ts', {
          files: ['documents'],
          again,
        }),
    ],
  ]);
  const filled = await withSite('first-hour', async ({ environment, url }) => {
    const { name, password } = FIRST_ACCOUNT;
    const account = spawnSync('npx', ['tsx', 'scripts/setup.ts', '--account', name], {
      cwd: root,
      env: { ...process.env, ...environment },
      input: password,
      encoding: 'utf8',
    });
    if (!account.stdout.includes(`the account ${name} in `)) {
      throw new Problem(`The setup made no account:\n${account.stdout}${account.stderr}`);
    }
    const ofTests = {
      ...environment,
      SITE_URL: url,
      CHROMIUM_PATH: findChromium(),
      FORMER_AGENCY: join(root, FORMER_AGENCY_FILE),
      FIRST_ACCOUNT: JSON.stringify(FIRST_ACCOUNT),
    };
    const config = 'tests/first-hour/playwright.config.ts';
    return runInLanes([
      [(again) => playwright('first-hour', config, { environment: ofTests, again })],
    ]);
  });
  return add(written, filled);
}

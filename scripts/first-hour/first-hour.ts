import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../emulators/e2e-site';
import { build } from '../lib/build';
import { findChromium } from '../lib/chromium';
import { Problem } from '../lib/problem';
import { run } from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
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
  build();
  const written = await vitest('documents of another agency', 'tests/site/vitest.config.ts', {
    files: ['documents'],
  });
  const site = await startSite();
  const report = join(cacheFolder, 'first-hour.json');
  try {
    const environment = { ...process.env, ...site.environment };
    const { name, password } = FIRST_ACCOUNT;
    const account = spawnSync('npx', ['tsx', 'scripts/setup.ts', '--account', name], {
      cwd: root,
      env: environment,
      input: password,
      encoding: 'utf8',
    });
    if (!account.stdout.includes(`the account ${name} in `)) {
      throw new Problem(`The setup made no account:\n${account.stdout}${account.stderr}`);
    }
    await run('npx', ['playwright', 'test', '--config=tests/first-hour/playwright.config.ts'], {
      cwd: root,
      env: {
        ...environment,
        SITE_URL: site.url,
        CHROMIUM_PATH: findChromium(),
        FORMER_AGENCY: join(root, FORMER_AGENCY_FILE),
        FIRST_ACCOUNT: JSON.stringify(FIRST_ACCOUNT),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    };
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return add(written, { passed: stats.expected, failed });
  } finally {
    await site.stop();
  }
}

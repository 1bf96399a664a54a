import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { checkEmulators } from './check/emulators';
import { startSite } from './emulators/e2e-site';
import { firstHourOfCopy } from './first-hour/of-copy';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { cacheFolder, root } from './lib/repository';
import { add, closingLine, type Counts } from './lib/test-report';
import { vitest } from './lib/vitest';
import { withFirestore } from './emulators/with-firestore';
import { seedIfEmpty } from './seed/run';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * The whole system, built: the function as production runs it, the emulators that developers start,
 * the first hour of another agency, then the browser tests on the built functions behind the runtime's
 * server, with emulators of Firestore and Auth of their own. Arguments go to Playwright, which then runs
 * alone.
 */
await main(async () => {
  const chromium = findChromium();
  build();
  const wanted = process.argv.slice(2);
  const before = wanted.length > 0 ? { passed: 0, failed: 0 } : await testWithoutBrowser();
  const site = await startSite();
  const environment = {
    ...site.environment,
    SITE_URL: site.url,
    CHROMIUM_PATH: chromium,
    FUNCTIONS_LOG: site.logFile,
  };
  try {
    await seedIfEmpty(site.environment);
    const runs =
      wanted.length > 0
        ? [await playwright(wanted, environment)]
        : [
            await playwright(['--project=reading', '--workers=2'], environment),
            await playwright(['--project=writing'], environment),
          ];
    const total = runs.reduce(add, before);
    console.log(`\ne2e: ${closingLine(total)}`);
    return total.failed === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
});

/**
 * Runs browser tests, and those that failed once more with a trace of every step: that tells why, and
 * does not change what is counted.
 */
async function playwright(args: string[], environment: Record<string, string>): Promise<Counts> {
  const report = join(cacheFolder, 'playwright.json');
  const runTests = (...more: string[]) =>
    run(
      'npx',
      ['playwright', 'test', '--config=tests/e2e/playwright.config.ts', ...args, ...more],
      {
        cwd: root,
        env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
  rmSync(report, { force: true });
  const code = await runTests();
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  if (stats.unexpected > 0) {
    console.log('\n── Once more with a trace: what failed');
    await runTests('--last-failed', '--trace=on', '--workers=1');
  }
  // A test that passed only when tried again, or did not run, has not shown what it is for.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function testWithoutBrowser(): Promise<Counts> {
  // The tests of what production does when an answer is late wait for most of their time.
  const beside = await Promise.all([
    withFirestore((environment) =>
      vitest('production', 'functions/vitest.production.config.ts', {
        environment,
        isBeside: true,
      }),
    ),
    checkEmulators(),
  ]);
  return [...beside, await firstHourOfCopy()].reduce(add);
}

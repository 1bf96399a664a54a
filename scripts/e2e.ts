import { readFileSync } from 'node:fs';
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
 * the first hour of another agency, then the browser tests on the built functions behind the runtime's server, with emulators of Firestore
 * and Auth of their own. Arguments go to Playwright, which then runs alone.
 */
await main(async () => {
  const chromium = findChromium();
  build();
  const wanted = process.argv.slice(2);
  const before = wanted.length > 0 ? { passed: 0, failed: 0 } : await testWithoutBrowser();
  const site = await startSite();
  const report = join(cacheFolder, 'playwright.json');
  try {
    await seedIfEmpty(site.environment);
    const code = await run(
      'npx',
      ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...wanted],
      {
        cwd: root,
        env: {
          ...process.env,
          ...site.environment,
          SITE_URL: site.url,
          CHROMIUM_PATH: chromium,
          FUNCTIONS_LOG: site.logFile,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    // A test that passed only when tried again, or did not run, has not shown what it is for.
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    const total = add(before, { passed: stats.expected, failed });
    console.log(`\ne2e: ${closingLine(total)}`);
    return total.failed === 0 ? code : 1;
  } finally {
    await site.stop();
  }
});

async function testWithoutBrowser(): Promise<Counts> {
  const production = await withFirestore((environment) =>
    vitest('production', 'functions/vitest.production.config.ts', { environment }),
  );
  return [production, await checkEmulators(), await firstHourOfCopy()].reduce(add);
}

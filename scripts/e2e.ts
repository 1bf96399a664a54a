import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { writeConfigFor } from './emulators/firebase-config';
import { freePorts } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { cacheFolder, root } from './lib/repository';
import { add, closingLine, type Counts } from './lib/test-report';
import { vitest } from './lib/vitest';
import { withFirestore } from './emulators/with-firestore';
import { seedIfEmpty } from './seed/run';

const E2E_PROJECT = 'demo-torque-tide-e2e';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * The whole system, built: the function as production runs it, then the browser tests in emulators of
 * their own. Arguments go to Playwright, which then runs alone.
 */
await main(async () => {
  const chromium = findChromium();
  build();
  const wanted = process.argv.slice(2);
  const production: Counts =
    wanted.length > 0
      ? { passed: 0, failed: 0 }
      : await withFirestore((environment) =>
          vitest('production', 'functions/vitest.production.config.ts', environment),
        );
  const ports = await freePorts();
  const suite = await startSuite({
    name: 'e2e',
    projectId: E2E_PROJECT,
    ports,
    config: writeConfigFor('e2e', ports),
    only: 'auth,firestore,functions,hosting',
  });
  const report = join(cacheFolder, 'playwright.json');
  try {
    await seedIfEmpty(suite.environment);
    const code = await run(
      'npx',
      ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...wanted],
      {
        cwd: root,
        env: {
          ...process.env,
          ...suite.environment,
          SITE_URL: suite.siteUrl,
          CHROMIUM_PATH: chromium,
          EMULATORS_LOG: suite.logFile,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    // A test that passed only when tried again, or did not run, has not shown what it is for.
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    const total = add(production, { passed: stats.expected, failed });
    console.log(`\ne2e: ${closingLine(total)}`);
    return total.failed === 0 ? code : 1;
  } finally {
    await suite.stop();
  }
});

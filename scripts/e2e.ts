import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { checkEmulators } from './check/emulators';
import { startSite } from './emulators/e2e-site';
import { firstHourOfCopy } from './first-hour/of-copy';
import { playwright } from './lib/playwright';
import { main } from './lib/problem';
import { add, closingLine, type Counts, isPassed, NO_TESTS } from './lib/test-report';
import { vitest } from './lib/vitest';
import { withFirestore } from './emulators/with-firestore';
import { seedIfEmpty } from './seed/run';

/**
 * The whole system, built: the function as production runs it, the emulators that developers start,
 * the first hour of another agency, then the browser tests on the built functions behind the runtime's
 * server, with emulators of Firestore and Auth of their own. Arguments go to Playwright, which then runs
 * alone.
 */
await main(async () => {
  const chromium = findChromium();
  await build();
  const wanted = process.argv.slice(2);
  const before = wanted.length > 0 ? NO_TESTS : await testWithoutBrowser();
  const site = await startSite();
  const environment = {
    ...site.environment,
    SITE_URL: site.url,
    CHROMIUM_PATH: chromium,
    FUNCTIONS_LOG: site.logFile,
  };
  try {
    await seedIfEmpty(site.environment);
    const test = (args: string[]) =>
      playwright('tests/e2e/playwright.config.ts', { args, environment });
    const runs =
      wanted.length > 0
        ? [await test(wanted)]
        : [await test(['--project=reading', '--workers=2']), await test(['--project=writing'])];
    const total = runs.reduce(add, before);
    console.log(`\ne2e: ${closingLine(total)}`);
    return isPassed(total) ? 0 : 1;
  } finally {
    await site.stop();
  }
});

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

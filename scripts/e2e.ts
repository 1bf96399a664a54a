import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { checkEmulators } from './check/emulators';
import { startSite } from './emulators/e2e-site';
import { ENGINES } from './engines/engines';
import { firstHourOfCopy } from './first-hour/of-copy';
import { playwright } from './lib/playwright';
import { main } from './lib/problem';
import { add, closingLine, type Counts, countOne, isPassed, NO_TESTS } from './lib/test-report';
import { vitest } from './lib/vitest';
import { withFirestore } from './emulators/with-firestore';
import { seedIfEmpty } from './seed/run';

/**
 * The whole system, built: the function as production runs it, the emulators that developers start,
 * the first hour of another agency, then the browser tests on the built functions behind the runtime's
 * server, with emulators of Firestore and Auth of their own; at last a walk through the site in Firefox and
 * WebKit, where they are installed. Arguments go to Playwright, which then runs alone, but for `--engines`,
 * which asks for that walk alone.
 */
await main(async () => {
  const chromium = findChromium();
  await build();
  const wanted = process.argv.slice(2);
  const isWalkAlone = wanted.includes('--engines');
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
    const runs: Counts[] = [];
    if (wanted.length === 0) {
      runs.push(await test(['--project=reading', '--workers=2']));
      runs.push(await test(['--project=writing']));
    } else if (!isWalkAlone) runs.push(await test(wanted));
    if (wanted.length === 0 || isWalkAlone) runs.push(await walkInEngines(site.url));
    const total = runs.reduce(add, before);
    console.log(`\ne2e: ${closingLine(total)}`);
    return isPassed(total) ? 0 : 1;
  } finally {
    await site.stop();
  }
});

/**
 * Walks the site in browsers of other engines. One that is not installed is named, and fails where the
 * environment wants every one of them (`EVERY_ENGINE`).
 */
async function walkInEngines(url: string): Promise<Counts> {
  let counts = NO_TESTS;
  const installed: string[] = [];
  for (const { name, missing } of ENGINES) {
    const programs = missing();
    if (programs.length === 0) installed.push(name);
    else {
      console.log(`\n${name} is not walked: ${programs.join(', ')} not installed`);
      if (process.env['EVERY_ENGINE']) counts = add(counts, countOne(false));
    }
  }
  if (installed.length === 0) return counts;
  const environment = { SITE_URL: url, ENGINES: installed.join(',') };
  return add(counts, await vitest('engines', 'tests/engines/vitest.config.ts', { environment }));
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

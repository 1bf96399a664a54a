import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { checkEmulators } from './check/emulators';
import { type Site, withSite } from './emulators/e2e-site';
import { ENGINES } from './engines/engines';
import { firstHourOfCopy } from './first-hour/rebranded-copy';
import { playwright } from './lib/playwright';
import { runInLanes, type Tests } from './lib/lanes';
import { main } from './lib/problem';
import { add, closingLines, type Counts, countOne, isPassed, NO_TESTS } from './lib/test-report';
import { vitest } from './lib/vitest';
import { withFirestore } from './emulators/suite';
import { seedIfEmpty } from './seed/run';

/** Measure how long a login takes, which anything beside them would change. */
const TIMED = ['login-real-hash.test.ts', 'login-under-attack.test.ts'];

/**
 * The whole system, built: the function as production runs it, the emulators that developers start, a walk
 * through the site in Firefox and WebKit, where they are installed, the browser tests, and the first hour of
 * another agency. What runs beside each other has a site each: the built functions behind the runtime's
 * server, with emulators of Firestore and Auth of their own. Arguments go to Playwright, which then runs
 * alone, but for `--engines`, which asks for the walk alone, and `--rebrand`, which asks for that. Where the
 * environment says so (`SITE_IS_BUILT`), nothing is built first.
 */
await main(async () => {
  // Before the build, which takes a while.
  findChromium();
  if (!process.env['SITE_IS_BUILT']) await build();
  const wanted = process.argv.slice(2);
  let total: Counts;
  if (wanted.includes('--engines')) total = await runInLanes([[walkInEngines]]);
  else if (wanted.includes('--rebrand')) total = await runInLanes([[rebrand]]);
  else if (wanted.length > 0) total = await runInLanes([[inChromium('chosen', { args: wanted })]]);
  else total = await testEverything();
  console.log(closingLines(total, 'e2e'));
  return isPassed(total) ? 0 : 1;
});

/**
 * What measures time comes first, alone. Then two browsers at a time keep two processors busy; the tests of
 * what production does when an answer is late wait for most of their time, which costs the others little.
 */
async function testEverything(): Promise<Counts> {
  const timed = await runInLanes([[production({ files: TIMED })]]);
  const beside = await runInLanes([
    [
      production({ without: TIMED.map((file) => `**/${file}`) }),
      () => firstHourOfCopy({ isBeside: true }),
    ],
    [project('site'), checkEmulators, rebrand, walkInEngines],
    [project('admin'), project('agency')],
  ]);
  return add(timed, beside);
}

/** The browser tests of one project of the configuration, beside others. */
function project(name: string): Tests {
  return inChromium(name, { args: [`--project=${name}`], isBeside: true });
}

interface InChromium {
  folder?: string;
  args?: string[];
  isBeside?: boolean;
}

/** The browser tests of a folder, on a site of their own. */
function inChromium(name: string, { folder = 'e2e', ...options }: InChromium): Tests {
  return (again) =>
    withDemoSite(`e2e-${name}`, ({ environment: ofSite, url, logFile }) => {
      const environment = {
        ...ofSite,
        SITE_URL: url,
        CHROMIUM_PATH: findChromium(),
        FUNCTIONS_LOG: logFile,
      };
      const config = `tests/${folder}/playwright.config.ts`;
      return playwright(name, config, { ...options, environment, again });
    });
}

/** Makes another agency of the demo in its admin area. */
function rebrand(again?: readonly string[]): Promise<Counts> {
  return inChromium('rebrand', { folder: 'rebrand', isBeside: true })(again);
}

/**
 * Walks the site in browsers of other engines. One that is not installed is named, and fails where the
 * environment wants every one of them (`EVERY_ENGINE`).
 */
async function walkInEngines(again?: readonly string[]): Promise<Counts> {
  let missed = NO_TESTS;
  const installed: string[] = [];
  for (const { name, missing } of ENGINES) {
    const programs = missing();
    if (programs.length === 0) installed.push(name);
    else {
      const told = `${name} is not walked: ${programs.join(', ')} not installed`;
      console.log(`\n${told}`);
      if (process.env['EVERY_ENGINE']) missed = add(missed, countOne(told, false));
    }
  }
  if (installed.length === 0) return missed;
  const walked = await withDemoSite('e2e-engines', ({ url }) => {
    const environment = { SITE_URL: url, ENGINES: installed.join(',') };
    return vitest('engines', 'tests/engines/vitest.config.ts', {
      environment,
      isBeside: true,
      again,
    });
  });
  return missed.failed === 0 ? walked : add(missed, walked);
}

/** Some of the tests of the function as production runs it. */
function production(some: { files: string[] } | { without: string[] }): Tests {
  return (again) =>
    withFirestore((environment) =>
      vitest('production', 'functions/vitest.production.config.ts', {
        environment: { ...environment, FUNCTIONS_ARE_BUILT: 'true' },
        isBeside: true,
        again,
        ...some,
      }),
    );
}

/** Works with a site that has the demo content. */
function withDemoSite<T>(name: string, use: (site: Site) => Promise<T>): Promise<T> {
  return withSite(name, async (site) => {
    await seedIfEmpty(site.environment);
    return use(site);
  });
}

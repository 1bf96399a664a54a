import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCdn } from './bench-web/cdn';
import { measureInteractions } from './bench-web/interactions';
import { measurePage } from './bench-web/lighthouse';
import { limitPageOf } from './bench-web/limit-page';
import { PAGES } from './bench-web/pages';
import { measureRest } from './bench-web/rest';
import { measureWays } from './bench-web/ways';
import {
  interactionsTable,
  missedGates,
  pagesTable,
  restsTable,
  scriptsTable,
  waysTable,
} from './bench-web/report';
import { withSuite } from './emulators/suite';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { machine } from './lib/machine';
import { main } from './lib/problem';
import { root } from './lib/repository';
import { inTurn } from './lib/rounds';
import { seedIfEmpty } from './seed/run';

const LIMIT_PATH = '/limit-of-what-is-possible';

/**
 * Measures the built site as a phone gets it from a CDN, and fails when a budget is missed. Paths as
 * arguments are measured in place of the usual pages.
 */
await main(async () => {
  // Before the build, which takes a while.
  findChromium();
  await build();
  return withSuite({ name: 'bench-web', only: 'firestore' }, async ({ environment }) => {
    Object.assign(process.env, environment);
    await seedIfEmpty(environment);
    const bundle = pathToFileURL(join(root, 'functions/dist/index.js')).href;
    const { api, pages } = (await import(bundle)) as Record<'api' | 'pages', RequestListener>;
    const extra: Record<string, string> = {};
    const cdn = await startCdn({ functions: { api, pages }, extra });
    try {
      extra[LIMIT_PATH] = await limitPageOf(`${cdn.url}/`);
      const chosen = process.argv.slice(2).map((path) => [path, path] as const);
      const pagesToMeasure = chosen.length > 0 ? chosen : PAGES;
      const measured = await inTurn(pagesToMeasure, async ([name, path]) => {
        console.log(`Measuring ${name} …`);
        return { name, figures: await measurePage(`${cdn.url}${path}`, cdn.sizeOf) };
      });
      const limit = await measurePage(`${cdn.url}${LIMIT_PATH}`, cdn.sizeOf);
      console.log(`\n${pagesTable(limit, measured)}\n`);
      for (const page of measured.slice(0, 1)) console.log(`${scriptsTable(page)}\n`);
      const interactions = await measureInteractions(cdn.url);
      const rests = await inTurn(pagesToMeasure, async ([name, path]) => ({
        name,
        share: await measureRest(`${cdn.url}${path}`),
      }));
      const ways = await measureWays(cdn.url);
      console.log(`${waysTable(ways)}\n`);
      console.log(`${interactionsTable(interactions)}\n\n${restsTable(rests)}\n`);
      console.log(`${machine()}\n`);
      const missed = missedGates({ limit, pages: measured, interactions, rests, ways });
      for (const miss of missed) console.log(`MISSED ${miss}`);
      return missed.length === 0 ? 0 : 1;
    } finally {
      await cdn.stop();
    }
  });
});

import { chromium } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Cdn, startCdn } from './bench-web/cdn';
import { measureInteractions } from './bench-web/interactions';
import { measurePage } from './bench-web/lighthouse';
import { limitPageOf } from './bench-web/limit-page';
import { PAGES } from './bench-web/pages';
import { measureRest } from './bench-web/rest';
import {
  interactionsTable,
  missedGates,
  type Measured,
  pagesTable,
  restsTable,
  scriptsTable,
} from './bench-web/report';
import { writeConfigFor } from './emulators/firebase-config';
import { freePorts } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { build } from './lib/build';
import { findChromium, SANDBOX_FLAGS } from './lib/chromium';
import { machine } from './lib/machine';
import { main } from './lib/problem';
import { root } from './lib/repository';
import { seedIfEmpty } from './seed/run';

const PROJECT = 'demo-torque-tide-bench-web';
const LIMIT_PATH = '/limit-of-what-is-possible';

/**
 * Measures the built site as a phone gets it from a CDN, and fails when a budget is missed. Paths as
 * arguments are measured in place of the usual pages.
 */
await main(async () => {
  const executablePath = findChromium();
  build();
  const ports = await freePorts();
  const suite = await startSuite({
    name: 'bench-web',
    projectId: PROJECT,
    ports,
    config: writeConfigFor('bench-web', ports),
    only: 'firestore',
  });
  const extra: Record<string, string> = {};
  const browser = await chromium.launch({ executablePath, args: [...SANDBOX_FLAGS] });
  let cdn: Cdn | undefined;
  try {
    Object.assign(process.env, suite.environment, { METADATA_SERVER_DETECTION: 'none' });
    await seedIfEmpty(suite.environment);
    const bundle = pathToFileURL(join(root, 'functions/dist/index.js')).href;
    const { api, pages } = (await import(bundle)) as Record<'api' | 'pages', RequestListener>;
    cdn = await startCdn({ functions: { api, pages }, extra });
    extra[LIMIT_PATH] = await limitPageOf(`${cdn.url}/`, browser);
    const chosen = process.argv.slice(2).map((path) => [path, path] as const);
    const pagesToMeasure = chosen.length > 0 ? chosen : PAGES;
    const measured: Measured[] = [];
    for (const [name, path] of pagesToMeasure) {
      console.log(`Measuring ${name} …`);
      const figures = await measurePage(`${cdn.url}${path}`, executablePath, cdn.sizeOf);
      measured.push({ name, figures });
    }
    const limit = await measurePage(`${cdn.url}${LIMIT_PATH}`, executablePath, cdn.sizeOf);
    console.log(`\n${pagesTable(limit, measured)}\n`);
    for (const page of measured.slice(0, 1)) console.log(`${scriptsTable(page)}\n`);
    const interactions = await measureInteractions(cdn.url, browser);
    const rests = await measureRest(cdn.url, pagesToMeasure, browser);
    console.log(`${interactionsTable(interactions)}\n\n${restsTable(rests)}\n`);
    console.log(`${machine()}\n`);
    const missed = missedGates({ limit, pages: measured, interactions, rests });
    for (const miss of missed) console.log(`MISSED ${miss}`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([browser.close(), cdn?.stop()]);
    await suite.stop();
  }
});

import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillDatabase } from './bench-api/content';
import { measureAdmin } from './bench-long-list/admin';
import { measureVisitor } from './bench-long-list/visitor';
import { withSuite } from './emulators/suite';
import { demoHosting } from './hosting/demo-hosting';
import { startHosting } from './hosting/hosting-server';
import { build } from './lib/build';
import { withChromium } from './lib/chromium';
import { figuresTable, passes } from './lib/figures';
import { serveLocally } from './lib/local-server';
import { machine } from './lib/machine';
import { main, Problem } from './lib/problem';
import { root } from './lib/repository';

const JOBS = 5_000;
const COPIED_MS = 60_000;
const PROJECT = 'demo-torque-tide-bench-long-list';

/**
 * Measures what 5,000 jobs mean for a visitor with a slow processor and for an admin, on the built site and an
 * emulator of its own; fails when a gate is missed.
 */
await main(async () => {
  await build();
  return withSuite({ name: 'bench-long-list', only: 'firestore' }, async ({ environment }) => {
    Object.assign(process.env, environment, { GCLOUD_PROJECT: PROJECT });
    console.log(`Storing ${JOBS} jobs …`);
    await fillDatabase(PROJECT, JOBS);
    const bundle = pathToFileURL(join(root, 'functions/dist/index.js')).href;
    const functions = (await import(bundle)) as Record<'api' | 'pages', RequestListener>;
    const [api, pages] = [await serveLocally(functions.api), await serveLocally(functions.pages)];
    const hosting = await startHosting({
      config: demoHosting(PROJECT),
      functions: { api: api.url, pages: pages.url },
    });
    try {
      await untilCopied(`${hosting.url}/jobs`);
      const figures = await withChromium(async (browser) => {
        console.log('A visitor …');
        const visitor = await measureVisitor(browser, hosting.url);
        console.log('An admin …');
        return [...visitor, ...(await measureAdmin(browser, hosting.url, api.url, JOBS))];
      });
      console.log(`\n${figuresTable('5,000 jobs', { '': figures })}\n\n${machine()}`);
      return passes(figures) ? 0 : 1;
    } finally {
      await Promise.all([hosting, api, pages].map((server) => server.stop()));
    }
  });
});

/** The first instance of all reads every document, and refuses whom that takes too long; later ones have a copy. */
async function untilCopied(page: string): Promise<void> {
  const until = Date.now() + COPIED_MS;
  while ((await fetch(page)).status !== 200) {
    if (Date.now() > until) throw new Problem('The function does not answer.');
  }
}

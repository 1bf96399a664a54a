import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillDatabase } from './bench-api/content';
import { measureAdmin } from './bench-long-list/admin';
import { report } from './bench-long-list/report';
import { measureVisitor } from './bench-long-list/visitor';
import { withSuite } from './emulators/suite';
import { demoHosting } from './hosting/demo-hosting';
import { startHosting } from './hosting/hosting-server';
import { build } from './lib/build';
import { withChromium } from './lib/chromium';
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
    const servers = {
      api: await listen(createServer(functions.api)),
      pages: await listen(createServer(functions.pages)),
    };
    const hosting = await startHosting({
      config: demoHosting(PROJECT),
      functions: { api: urlOf(servers.api), pages: urlOf(servers.pages) },
    });
    try {
      await untilCopied(`${hosting.url}/jobs`);
      const { table, isMet } = await withChromium(async (browser) => {
        console.log('A visitor …');
        const visitor = await measureVisitor(browser, hosting.url);
        console.log('An admin …');
        return report(visitor, await measureAdmin(browser, hosting.url, urlOf(servers.api), JOBS));
      });
      console.log(`\n${table}\n\n${machine()}`);
      return isMet ? 0 : 1;
    } finally {
      await hosting.stop();
      for (const server of Object.values(servers)) {
        server.closeAllConnections();
        server.close();
      }
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

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

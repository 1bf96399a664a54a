import { type Figure, report } from './benches/figures';
import { measurePage, measureTouches } from './benches/lighthouse';
import { measureWays } from './benches/ways';
import { main, Problem } from './lib/problem';
import { seedIfEmpty } from './seed/run';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../functions/tests/support/function-process';
import { demoHosting } from './hosting/release-config';
import { type HostingServer, startHosting } from './hosting/hosting-server';
import type { EmulatorEnvironment } from './lib/firestore';
import { root } from './lib/repository';

/** Starts the built site with its functions. `/limit` has Home's text alone: nothing can be faster. */
async function startSite(environment: EmulatorEnvironment): Promise<HostingServer> {
  const api = await startFunction('api', environment);
  const pages = await startFunction('pages', environment);
  const config = demoHosting('bench');
  const hosting = await startHosting({
    config,
    // Other hosts get `noindex`, which lowers the SEO score.
    publicHost: new URL(PUBLIC_ORIGIN).host,
    functions: { api: api.url, pages: pages.url },
  });
  const home = await (await fetch(hosting.url)).text();
  if (!home.includes('<h1')) throw new Problem('Home has no text.');
  writeFileSync(join(root, config.public, 'limit.html'), withoutExtras(home));
  return {
    url: hosting.url,
    stop: async () => {
      await Promise.all([hosting, pages, api].map((part) => part.stop()));
    },
  };
}

/** Returns a document without scripts, styles, pictures and attributes. */
function withoutExtras(html: string): string {
  const head =
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Text</title>';
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs, '')
    .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>');
  return head + body;
}

/** Demo pages that represent all others. */
const PAGES = {
  Home: '/',
  Jobs: '/jobs',
  'A job': '/jobs/1001',
  'Clean Energy': '/clean-energy',
  Growth: '/growth',
  'A case study': '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
};
const MOST_PAINT_MS = 1_600;
/** The second limit: this multiple of the static page's largest paint in the same run. */
const PAINT_FACTOR = 2.2;

/** Measures the built site on a simulated phone. Paths as arguments replace the usual pages. */
await main(async () => {
  const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
  const environment = { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT };
  await seedIfEmpty(environment);
  const site = await startSite(environment);
  try {
    console.log('Measuring the static page …');
    const limit = await measurePage(`${site.url}/limit`);
    const limitPaint = limit.find(({ name }) => name === 'largest paint')?.value ?? NaN;
    const mostPaint = Math.min(MOST_PAINT_MS, PAINT_FACTOR * limitPaint);
    const columns: Record<string, Figure[]> = {};
    const chosen = process.argv.slice(2).map((path) => [path, path] as const);
    for (const [name, path] of chosen.length > 0 ? chosen : Object.entries(PAGES)) {
      console.log(`Measuring ${name} …`);
      columns[name] = await measurePage(site.url + path, mostPaint);
    }
    columns['static page'] = limit.map(({ name, value, unit = '' }) => ({ name, value, unit }));
    const touches = await measureTouches(site.url);
    const ways = await measureWays(site.url);
    return report({
      'six pages on a simulated phone': columns,
      'from a touch to the next paint': { 'slow phone': touches },
      'from page to page': { 'slow phone': ways },
    });
  } finally {
    await site.stop();
  }
});

import { type Figure, report } from './benches/figures';
import { measurePage, measureTouches } from './benches/lighthouse';
import { measureWays } from './benches/ways';
import { main, Problem } from './lib/problem';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveSite } from '../tests/e2e/support/site';
import { cacheFolder } from './lib/repository';

/** Demo pages that represent all others. */
const PAGES = {
  Home: '/',
  Jobs: '/jobs',
  'A job': '/jobs/1001',
  'Clean Energy': '/clean-energy',
  Growth: '/growth',
  'A case study': '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
};

/** The second limit of the largest paint: this multiple of the static page's in the same run. */
const PAINT_FACTOR = 2.2;

/** Measures a page with Home's text alone: nothing can be faster. */
async function measureText(siteUrl: string): Promise<Figure[]> {
  const home = await (await fetch(siteUrl)).text();
  if (!home.includes('<h1')) throw new Problem('Home has no text.');
  const head =
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Text</title>';
  const body = home
    .slice(home.indexOf('<body'))
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs, '')
    .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(gzipSync(head + body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const figures = await measurePage(`http://127.0.0.1:${port}`);
    return figures.map(({ name, value, unit = '' }) => ({ name, value, unit }));
  } finally {
    server.close();
  }
}

/** Measures the built site on a simulated phone. */
await main(async () => {
  const site = await serveSite({
    logFile: join(cacheFolder, 'functions-bench.log'),
    // Other hosts get `noindex`, which lowers the SEO score.
    publicHost: new URL(PUBLIC_ORIGIN).host,
  });
  try {
    console.log('Measuring the static page …');
    const text = await measureText(site.url);
    const paint = text.find(({ name }) => name === 'largest paint')?.value ?? NaN;
    const columns: Record<string, Figure[]> = {};
    for (const [name, path] of Object.entries(PAGES)) {
      console.log(`Measuring ${name} …`);
      columns[name] = await measurePage(site.url + path, PAINT_FACTOR * paint);
    }
    columns['static page'] = text;
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

import { type Figure, report } from './benches/figures';
import { measurePage, measureTouches } from './benches/lighthouse';
import { measureWays } from './benches/ways';
import { main } from './lib/problem';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { join } from 'node:path';
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

/** Measures the built site on a simulated phone. Paths as arguments replace the usual pages. */
await main(async () => {
  const site = await serveSite({
    logFile: join(cacheFolder, 'functions-bench.log'),
    // Other hosts get `noindex`, which lowers the SEO score.
    publicHost: new URL(PUBLIC_ORIGIN).host,
  });
  try {
    const columns: Record<string, Figure[]> = {};
    const chosen = process.argv.slice(2).map((path) => [path, path] as const);
    for (const [name, path] of chosen.length > 0 ? chosen : Object.entries(PAGES)) {
      console.log(`Measuring ${name} …`);
      columns[name] = await measurePage(site.url + path);
    }
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

import { type Figure, report } from './benches/figures';
import { measurePage, measureTouches } from './benches/lighthouse';
import { startSite } from './benches/site';
import { measureWays } from './benches/ways';
import { main } from './lib/problem';
import { seedIfEmpty } from './seed/run';

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
/** And at most this multiple of the static page's largest paint in the same run. */
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
      '': columns,
      'from a touch to the next paint': { 'slow phone': touches },
      'from page to page': { 'slow phone': ways },
    });
  } finally {
    await site.stop();
  }
});

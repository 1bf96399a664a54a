import { routeNames, type RouteName, routes } from '../../web/src/site/routes';
import { expect, test } from './watched-page';

/** Of a route with many addresses, one that the seed has; case studies are asked for. */
const examples: Partial<Record<RouteName, string>> = {
  job: '/jobs/1001',
  jobsBySector: '/jobs/sector/solar',
  jobsByLocation: '/jobs/location/united-kingdom',
};

const publicPaths = routeNames
  .filter((name) => name !== 'caseStudy')
  .map((name) => examples[name] ?? routes[name].pattern);

for (const width of [390, 1440]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      });

      test('every route opens without a complaint', async ({ page, request }) => {
        test.slow();
        const { data } = (await (await request.get('/api/case-studies')).json()) as {
          data: { id: string }[];
        };
        const paths = [...publicPaths, ...data.map(({ id }) => `/case-study/${id}`)];
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
          await expect(page, path).toHaveTitle(/Torque & Tide/);
          await expect(page.locator('html'), path).toHaveAttribute('data-color-scheme', scheme);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} scrolls sideways`).toBe(0);
        }
      });
    });
  }
}

import { expect, it } from 'vitest';
import { runChaos } from '../support/chaos';

const SECONDS = 10;

/** The long form is `npm run chaos`. */
it('nothing is lost or doubled while things break', { timeout: 150_000 }, async () => {
  const figures = await runChaos(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', SECONDS);
  expect(figures.violations).toEqual([]);
  expect(figures.acknowledged['content']).toBeGreaterThan(SECONDS);
  for (const what of ['accounts, sessions and forms', 'pictures and previews'])
    expect(figures.acknowledged[what], what).toBeGreaterThan(0);
});

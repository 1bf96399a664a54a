import { expect, it } from 'vitest';
import { runChaos } from '../support/chaos';

/** `npm run chaos` runs longer. */
const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 10);
const TIMEOUT_MS = 140_000 + SECONDS * 1_000;

it('nothing is lost or doubled while things break', { timeout: TIMEOUT_MS }, async () => {
  const figures = await runChaos(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', SECONDS);
  expect(figures.violations).toEqual([]);
  expect(figures.acknowledged['content']).toBeGreaterThan(SECONDS);
  for (const what of ['accounts, sessions and forms', 'applications'])
    expect(figures.acknowledged[what], what).toBeGreaterThan(0);
});

import { expect, vi } from 'vitest';

/** The first answer starts a function, which fills the empty database. */
const READY_LIMIT_MS = 90_000;

/**
 * Waits until the emulated site has its content, and returns its address, without a trailing slash.
 *
 * @throws if no Hosting emulator runs beside the tests
 */
export async function emulatedSite(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (!hub) throw new Error('These tests need emulators: npm run test:emulators');
  const { hosting } = (await (await fetch(`http://${hub}/emulators`)).json()) as {
    hosting: { host: string; port: number };
  };
  const site = `http://${hosting.host}:${hosting.port}`;
  await vi.waitFor(
    async () => expect(await (await fetch(`${site}/jobs`)).text()).toContain('/jobs/1001'),
    { timeout: READY_LIMIT_MS, interval: 500 },
  );
  return site;
}

import { defineConfig } from '@playwright/test';
import { SANDBOX_FLAGS } from '../../scripts/lib/chromium';

/** `npm run e2e` starts the site and sets these. */
function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm run e2e".`);
  return value;
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Two cores, one of which the emulators use.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Of a machine that is busy with other things.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: fromEnvironment('SITE_URL'),
    // Without pictures of every step, which take time from the browser: a failed test leaves the page as
    // it was before and after each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: fromEnvironment('CHROMIUM_PATH'),
      args: [
        ...SANDBOX_FLAGS,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

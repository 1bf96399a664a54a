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
  projects: [
    // Changes nothing that is stored: the others may run beside it, on a site of their own.
    { name: 'site', testDir: 'site' },
    // Works on content of its own.
    { name: 'admin', testDir: 'admin' },
    // Changes what every page shows.
    { name: 'agency', testDir: 'agency' },
  ],
  // What others write would change the lists that a test counts.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Both of a machine that is busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: fromEnvironment('SITE_URL'),
    // A trace takes time from every step of every test: those that failed are run once more with one.
    trace: 'off',
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

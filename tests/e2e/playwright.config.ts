import { defineConfig } from '@playwright/test';
import { SANDBOX_FLAGS } from '../../scripts/lib/chromium';

/** `npm run e2e` starts the site and sets these. */
function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm run e2e".`);
  return value;
}

/** Files whose tests change nothing that is stored: `npm run e2e` runs them beside the others, on a site of their own. */
const READING = [
  'broken-answers',
  'clients',
  'content-policy',
  'deployments',
  'drawer',
  'early-touches',
  'first-screen',
  'hydration',
  'job-lists',
  'jobs-search',
  'layout',
  'long-list',
  'no-script',
  'print',
  'rhythm',
  'routes',
  'saved-jobs',
  'visitor',
  'visits',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  projects: [
    { name: 'reading', testMatch: READING },
    { name: 'writing', testIgnore: READING },
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

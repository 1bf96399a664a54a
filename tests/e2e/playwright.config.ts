import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium';
import { freePort } from '../../scripts/emulators/ports';
import { cacheFolder, root } from '../../scripts/lib/repository';

if (!process.env['FIRESTORE_EMULATOR_HOST']) {
  throw new Error('The browser tests need emulators: run them with "npm run e2e".');
}

// Workers read this file again, but inherit the variable set here.
process.env['SITE_PORT'] ??= String(await freePort());
process.env['FUNCTIONS_LOG'] ??= join(cacheFolder, 'functions-e2e.log');
const baseURL = `http://127.0.0.1:${process.env['SITE_PORT']}`;

export default defineConfig({
  outputDir: '../../test-results',
  projects: [
    // Tests that change no stored data.
    { name: 'site', testDir: 'site', fullyParallel: true },
    // Tests with their own content, or the only one that changes a setting or text.
    { name: 'admin', testDir: 'admin', fullyParallel: true, dependencies: ['site'] },
    // Tests that change what every list shows.
    { name: 'agency', testDir: 'agency', dependencies: ['admin'], workers: 1 },
  ],
  // The site and two browsers keep two cores busy.
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  // Both limits allow for a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // The `list` reporter ends with the tests that needed a second try.
  reporter: 'list',
  webServer: {
    command: 'tsx tests/e2e/support/serve-site.ts',
    cwd: root,
    url: `${baseURL}/api/sectors`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    baseURL,
    // A click that hangs fails here, with its place, well before the test's own limit.
    actionTimeout: 60_000,
    // Moving strips keep a core busy. Tests of motion ask for it: `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] },
  },
});

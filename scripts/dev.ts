import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rememberAllBegun, withDemoStack } from './emulators/demo-stack';
import { interrupted, untilInterrupted } from './lib/interrupt';
import { main, Problem } from './lib/problem';
import { endGroup } from './lib/processes';
import { root } from './lib/repository';
import { demoAdmin } from './seed/admin';

/** Where `web/vite.config.ts` has the site served. */
const DEV_URL = 'http://127.0.0.1:5173';

/** By anybody, and with whatever answer: one that fails is seen in the browser, with what Vite says of it. */
const isServed = () =>
  fetch(DEV_URL, { signal: AbortSignal.timeout(15_000) }).then(
    () => true,
    () => false,
  );

await main(() => {
  // It takes no argument, and says so of any.
  parseArgs();
  const isBuilt = existsSync(join(root, 'web/dist/admin.html'));
  // Vite serves the site; Hosting only has to find a folder, and the API behind it.
  return withDemoStack('dev', isBuilt ? 'functions' : 'everything', async (suite) => {
    if (await isServed()) {
      throw new Problem(`${DEV_URL} is taken: end the program that uses it.`);
    }
    const options = { cwd: root, detached: true, stdio: 'inherit' } as const;
    // The Functions emulator loads the bundle again whenever it changes.
    const watch = ['run', 'build', '-w', 'functions', '--silent', '--', '--watch'];
    const functions = spawn('npm', watch, options);
    const vite = spawn('npm', ['run', 'dev', '-w', 'web', '--silent'], {
      ...options,
      env: {
        ...process.env,
        API_ORIGIN: suite.siteUrl,
        // It warns of a way to read its configuration that may come and is not used here.
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
    });
    try {
      await untilServed(vite);
      rememberAllBegun();
      console.log(`
  Site      ${DEV_URL}
  Admin     ${DEV_URL}/admin
  Log in    ${demoAdmin.username} / ${demoAdmin.password}
`);
      await untilInterrupted(suite.ended, suite.logFile);
    } finally {
      await Promise.all([endGroup(functions, 3_000), endGroup(vite, 3_000)]);
    }
  });
});

/**
 * Waits until Vite serves the site: what is said earlier stands above all that Vite says, where nobody
 * sees it.
 *
 * @throws {Problem} when Vite ends before that, as where its port is taken
 */
async function untilServed(vite: ChildProcess): Promise<void> {
  const over = new AbortController();
  void interrupted.then(() => over.abort());
  while (!over.signal.aborted && !(await isServed())) {
    if (vite.exitCode !== null) throw new Problem(`Vite ended by itself: ${DEV_URL} may be taken.`);
    await delay(200);
  }
}

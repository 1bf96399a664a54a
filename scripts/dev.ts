import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDemoStack } from './emulators/demo-stack';
import { main, Problem } from './lib/problem';
import { exited } from './lib/processes';
import { dataFolder, root } from './lib/repository';
import { demoAdmin } from './seed/documents';

/** Where `web/vite.config.ts` serves the site. */
const DEV_URL = 'http://127.0.0.1:5173';

/** Runs the site on the demo stack with hot reload. */
await main(() => {
  parseArgs();
  return withDemoStack(false, async ({ siteUrl, untilEnd }) => {
    console.log(`
  Site      ${DEV_URL}
  Admin     ${DEV_URL}/admin
  Log in    ${demoAdmin.username} / ${demoAdmin.password}

Ctrl-C ends it; the content is kept in ${dataFolder}.
`);
    // The Functions emulator reloads the bundle when it changes.
    const functions = runIn('functions', 'tsx', ['build.ts', '--watch']);
    const vite = runIn('web', 'vite', ['--clearScreen=false'], {
      API_ORIGIN: siteUrl,
      // Silences a warning about a way of reading the configuration that isn't used here.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    });
    const viteEnded = exited(vite).then(() => {
      throw new Problem(`Vite ended by itself: ${DEV_URL} may be taken.`);
    });
    try {
      await Promise.race([untilEnd(), viteEnded]);
    } finally {
      viteEnded.catch(() => undefined);
      for (const child of [functions, vite]) child.kill();
      await Promise.all([functions, vite].map(exited));
    }
  });
});

/** Without npm, whose shell wouldn't pass on the signal that ends the command. */
function runIn(folder: string, command: string, args: string[], added: NodeJS.ProcessEnv = {}) {
  return spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...added },
  });
}

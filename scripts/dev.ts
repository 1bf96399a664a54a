import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startDemoStack } from './emulators/demo-stack';
import { untilInterrupted } from './lib/interrupt';
import { main } from './lib/problem';
import { endGroup } from './lib/processes';
import { root } from './lib/repository';
import { demoAdmin } from './seed/admin';

await main(async () => {
  const isBuilt = existsSync(join(root, 'web/dist/index.html'));
  // Vite serves the site; Hosting only has to find a folder, and the API behind it.
  const { suite } = await startDemoStack('dev', isBuilt ? 'functions' : 'everything');
  const options = { cwd: root, detached: true, stdio: 'inherit' } as const;
  const children = [
    // The Functions emulator loads the bundle again whenever it changes.
    spawn('npm', ['run', 'build', '-w', 'functions', '--silent', '--', '--watch'], options),
    spawn('npm', ['run', 'dev', '-w', 'web', '--silent'], {
      ...options,
      env: { ...process.env, API_ORIGIN: suite.siteUrl },
    }),
  ];
  try {
    console.log(`\n  Log in at /admin as ${demoAdmin.username} / ${demoAdmin.password}\n`);
    await untilInterrupted(suite.ended, suite.logFile);
  } finally {
    await Promise.all([...children.map((child) => endGroup(child, 3_000)), suite.stop()]);
  }
});

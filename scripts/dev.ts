import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configuredPorts } from './emulators/firebase-config';
import { assertFree } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { untilInterrupted } from './lib/interrupt';
import { Problem, main } from './lib/problem';
import { endGroup, run } from './lib/processes';
import { demoProject } from './lib/project';
import { dataFolder, root } from './lib/repository';
import { demoAdmin } from './seed/admin';
import { seedIfEmpty } from './seed/run';

await main(async () => {
  const ports = configuredPorts();
  await assertFree(ports);

  const isBuilt = existsSync(join(root, 'web/dist/index.html'));
  // Vite serves the site; Hosting only has to find a folder, and the API behind it.
  const build = isBuilt ? ['run', 'build', '-w', 'functions'] : ['run', 'build'];
  if ((await run('npm', [...build, '--silent'], { cwd: root })) !== 0) {
    throw new Problem('The build failed: the lines above tell why.');
  }
  const suite = await startSuite({
    name: 'dev',
    projectId: demoProject(),
    ports,
    config: 'firebase.json',
    only: 'firestore,functions,hosting',
    exportTo: dataFolder,
    ...(existsSync(dataFolder) ? { importFrom: dataFolder } : {}),
  });
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
    await seedIfEmpty(suite.environment);
    console.log(`\n  Log in at /admin as ${demoAdmin.username} / ${demoAdmin.password}\n`);
    await untilInterrupted(suite.ended, suite.logFile);
  } finally {
    await Promise.all([...children.map((child) => endGroup(child, 3_000)), suite.stop()]);
  }
});

import { existsSync } from 'node:fs';
import { configuredPorts } from './emulators/firebase-config';
import { assertFree } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { Problem, main } from './lib/problem';
import { run } from './lib/processes';
import { demoProject } from './lib/project';
import { dataFolder, root } from './lib/repository';
import { untilInterrupted } from './lib/interrupt';
import { demoAdmin } from './seed/admin';
import { seedIfEmpty } from './seed/run';

await main(async () => {
  const ports = configuredPorts();
  await assertFree(ports);

  console.log('Building the site and the functions …');
  if ((await run('npm', ['run', 'build', '--silent'], { cwd: root })) !== 0) {
    throw new Problem('The build failed: the lines above tell why.');
  }

  console.log('Starting the emulators …');
  const suite = await startSuite({
    name: 'start',
    projectId: demoProject(),
    ports,
    config: 'firebase.json',
    only: 'firestore,functions,hosting',
    exportTo: dataFolder,
    ...(existsSync(dataFolder) ? { importFrom: dataFolder } : {}),
  });
  try {
    const seeded = await seedIfEmpty(suite.environment);
    console.log(
      `
${seeded ? 'The database was empty: demo content is in place.' : 'The content of the last run is back.'}

  Site      ${suite.siteUrl}
  Admin     ${suite.siteUrl}/admin
  Log in    ${demoAdmin.username} / ${demoAdmin.password}

Ctrl-C ends it; the content is kept in ${dataFolder}.
`,
    );
    await untilInterrupted(suite.ended, suite.logFile);
    console.log('\nKeeping the content and ending the emulators …');
  } finally {
    await suite.stop();
  }
});

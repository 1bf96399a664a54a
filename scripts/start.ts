import { parseArgs } from 'node:util';
import { startDemoStack } from './emulators/demo-stack';
import { untilInterrupted } from './lib/interrupt';
import { main } from './lib/problem';
import { dataFolder } from './lib/repository';
import { demoAdmin } from './seed/admin';

await main(async () => {
  // It takes no argument, and says so of any.
  parseArgs();
  const { suite, isSeeded } = await startDemoStack('start');
  try {
    console.log(
      `
${isSeeded ? 'The database was empty: demo content is in place.' : 'The content of the last run is back.'}

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

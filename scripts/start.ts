import { parseArgs } from 'node:util';
import { withDemoStack } from './emulators/demo-stack';
import { untilInterrupted } from './lib/interrupt';
import { main } from './lib/problem';
import { dataFolder } from './lib/repository';
import { demoAdmin } from './seed/admin';

await main(() => {
  // It takes no argument, and says so of any.
  parseArgs();
  return withDemoStack('start', 'everything', async (suite, isSeeded) => {
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
  });
});

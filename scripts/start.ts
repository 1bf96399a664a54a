import { parseArgs } from 'node:util';
import { withDemoStack } from './emulators/demo-stack';
import { main } from './lib/problem';
import { dataFolder } from './lib/repository';
import { demoAdmin } from './seed/documents';

/** Runs the whole site on demo content; with `--empty`, on a database that holds nothing. */
await main(() => {
  const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
  return withDemoStack(values.empty, async ({ siteUrl, isSeeded, untilEnd }) => {
    console.log(
      `
${contentLine(values.empty, isSeeded)}

  Site      ${siteUrl}
  Admin     ${siteUrl}/admin
  Log in    ${values.empty ? 'npm run admin -- create <name>, in another terminal' : `${demoAdmin.username} / ${demoAdmin.password}`}

Ctrl-C ends it; the content is kept in ${dataFolder}.
`,
    );
    await untilEnd();
  });
});

function contentLine(isEmpty: boolean, isSeeded: boolean): string {
  if (isEmpty) return 'The database is empty.';
  if (isSeeded) return 'The database was empty: demo content is in place.';
  return 'The content of the last run is back.';
}

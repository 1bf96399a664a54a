import { parseArgs } from 'node:util';
import { backUp } from './backup/backup';
import { withDatabase } from './emulators/database';
import { main, Problem } from './lib/problem';

const USAGE = `npm run backup -- <file> [--accounts] [--project <id>] [--database <id>]

Writes all content, with its history and what can be restored, into a file of JSON lines, as it stands
at this moment. It holds candidates' applications with their CVs: delete it when you don't need it. Accounts are in the file only with --accounts: keep such a file as you keep passwords.
Works on the running emulator, or on a project with --project. --database reads another database
than the site's, such as a clone of an earlier minute.`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      database: { type: 'string' },
      accounts: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Problem(USAGE);
  await withDatabase(values, async (firestore, name) => {
    const options = { withAccounts: values.accounts };
    const { documents, unreadable } = await backUp(firestore, name, file, options);
    console.log(`${file} holds ${documents} documents of ${name}.`);
    if (unreadable.length === 0) return;
    console.log(`The site cannot show ${unreadable.length} of them: ${unreadable.join(', ')}.`);
  });
});

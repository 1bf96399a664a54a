import { parseArgs } from 'node:util';
import { backUp } from './backup/backup';
import { runningEmulator } from './emulators/running-emulator';
import { withFirestoreOf } from './lib/firestore';
import { main, Problem } from './lib/problem';

const USAGE = `npm run backup -- <file> [--accounts] [--project <id>]

Writes all content, with its history and what can be restored, into a file of JSON lines, as it stands
at this moment. Called again after an interruption it goes on. Accounts are in the file only with
--accounts: keep such a file as you keep passwords. Without --project it works on the running emulator.`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, accounts: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Problem(USAGE);
  await withFirestoreOf(values.project ?? (await runningEmulator()), async (firestore, project) => {
    const { documents, unreadable } = await backUp(firestore, project, file, {
      withAccounts: values.accounts,
    });
    console.log(`${file} holds ${documents} documents of ${project}.`);
    if (unreadable.length === 0) return;
    console.log(`The site cannot read ${unreadable.length} of them: ${unreadable.join(', ')}.`);
  });
});

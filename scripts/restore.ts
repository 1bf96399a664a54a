import { parseArgs } from 'node:util';
import { restore } from './backup/restore';
import { runningEmulator } from './emulators/running-emulator';
import { withFirestoreOf } from './lib/firestore';
import { main, Problem } from './lib/problem';

const USAGE = `npm run restore -- <file> [--replace] [--unreadable] [--project <id>]

Puts the content of a backup into a database without content or, with --replace, in the place of its
content. Accounts come back where the file has them, and everybody logs in anew. Nothing is written
unless the whole file is right; --unreadable takes what the site cannot read as well. Called again after
an interruption it goes on. Without --project it works on the running emulator.`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      replace: { type: 'boolean', default: false },
      unreadable: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Problem(USAGE);
  const { project: named, ...options } = values;
  await withFirestoreOf(named ?? (await runningEmulator()), async (firestore, project) => {
    const { written, removed } = await restore(firestore, project, file, options);
    console.log(`${project} has the ${written} documents of ${file}; ${removed} others are gone.`);
  });
});

import { parseArgs } from 'node:util';
import { restore } from './backup/restore';
import { withDatabase } from './emulators/database';
import { main, Problem } from './lib/problem';

const USAGE = `npm run restore -- <file> [--replace] [--project <id>]

Puts the content of a backup into a database without content or, with --replace, in the place of its
content. Accounts come back where the file has them, and everybody logs in anew. Applications that have
ended or were deleted for good stay out. Nothing is written unless the whole file is right. Works on the running emulator, or on a project with --project.`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Problem(USAGE);
  await withDatabase(values, async (firestore, name) => {
    const { written, removed, leftOut, unreadable } = await restore(firestore, file, values);
    console.log(`${name} has ${written} documents of ${file}; ${removed} others are gone.`);
    if (leftOut > 0) {
      console.log(`Applications that have ended or were deleted and stay out: ${leftOut}.`);
    }
    if (unreadable.length === 0) return;
    console.log(`The site cannot show ${unreadable.length} of them: ${unreadable.join(', ')}.`);
  });
});

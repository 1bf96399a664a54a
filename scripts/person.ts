import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { withDatabase } from './emulators/database';
import { main, Problem } from './lib/problem';
import { erasePerson, findPerson, type PersonRecord, writePerson } from './lib/person';

const USAGE = `npm run person -- <command> <e-mail> [--folder <path>] [--project <id>]

  export  writes all applications of this address, with their history, mails and CVs, into a folder
  delete  shows what there is, asks, and deletes it for good, also from 'Recently deleted'

Works on the running emulator, or on a project with --project.`;

/** The possible answers to the question. */
const YES = 'yes';

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, folder: { type: 'string' } },
  });
  const [command, email, ...more] = positionals;
  const isKnown = command === 'export' || command === 'delete';
  if (!isKnown || !email?.includes('@') || more.length > 0) throw new Problem(USAGE);
  await withDatabase(values, async (firestore, database) => {
    const say = (line: string) => console.log(`In ${database}: ${line}`);
    const records = await findPerson(firestore, email);
    if (records.length === 0) {
      say(`nothing is stored about ${email}.`);
      return;
    }
    for (const record of records) say(describe(record));
    if (command === 'export') {
      const folder = values.folder ?? folderFor(email);
      for (const file of writePerson(folder, email, records)) say(`${folder} has ${file}.`);
      return;
    }
    if ((await ask(`In ${database}: delete all of this for good? (${YES}/no) `)) !== YES) {
      say('nothing was deleted.');
      return;
    }
    for (const record of records) {
      await erasePerson(firestore, record);
      say(`application ${record.id} is deleted.`);
    }
  });
});

function describe({ id, isInBin, data, versions, mails, cv }: PersonRecord): string {
  const parts = [
    `application ${id} of ${String(data['name'])}, for ${String(data['jobTitle'] ?? 'no job')}`,
    ...(isInBin ? ['recently deleted'] : []),
    ...(cv ? [`a CV of ${Math.ceil(cv.length / 1_000)} kB`] : []),
    `versions: ${versions.length}`,
    `mails: ${mails.length}`,
  ];
  return parts.join(', ');
}

/** An address may have characters that a file name may not. */
function folderFor(email: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `person-${email.replace(/[^\w.@+-]/g, '_')}-${day}`;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await reader.question(question)).trim();
  } finally {
    reader.close();
  }
}

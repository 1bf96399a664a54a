import { Timestamp } from 'firebase-admin/firestore';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { withDatabase } from './emulators/database';
import { main, Problem } from './lib/problem';
import { erasePerson, findPerson, type PersonRecord } from './lib/person';

const USAGE = `npm run person -- <command> <e-mail> [--folder <path>] [--project <id>]

  export  writes all applications of this address, with their history, mails and CVs, into a folder
  delete  shows what there is, asks, and deletes it for good, also from 'Recently deleted'

Works on the running emulator, or on a project with --project.`;

/** What a person may answer to the question. */
const YES = 'yes';

/** Only the owner may read the folder and its files. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

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

/** Writes `person.json` and the CVs into a new folder, and returns the names of the files. */
function writePerson(folder: string, email: string, records: readonly PersonRecord[]): string[] {
  if (existsSync(folder)) throw new Problem(`${folder} exists already: choose another name.`);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const files: string[] = [];
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content, { mode: OWN_FILE });
    files.push(name);
  };
  const applications = records.map(({ cv, ...record }) => {
    const cvFile = cv && `CV ${record.id}.${String(record.data['cvType'])}`;
    if (cv && cvFile !== undefined) write(cvFile, cv);
    return { ...record, cvFile };
  });
  write('person.json', `${JSON.stringify({ email, applications }, withDates, 2)}\n`);
  return files;
}

/** Writes timestamps as ISO dates. `value` is what their own `toJSON` made of them. */
function withDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const stored = this[key];
  return stored instanceof Timestamp ? stored.toDate().toISOString() : value;
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

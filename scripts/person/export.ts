import { Timestamp } from 'firebase-admin/firestore';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import type { PersonRecord } from './records';

/** Only the owner may read the folder and its files. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/**
 * Writes `person.json` and the CVs into a new folder.
 *
 * @throws {Problem} if the folder exists already
 */
export function writePerson(
  folder: string,
  email: string,
  records: readonly PersonRecord[],
): string[] {
  if (existsSync(folder)) throw new Problem(`${folder} exists already: choose another name.`);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const files: string[] = [];
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content, { mode: OWN_FILE });
    files.push(name);
  };
  const applications = records.map(({ cv, data, ...record }) => {
    const cvFile = cv && `CV ${record.id}.${String(data['cvType'])}`;
    if (cv && cvFile !== undefined) write(cvFile, cv);
    return { ...record, data, cvFile };
  });
  write('person.json', `${JSON.stringify(toPlain({ email, applications }), undefined, 2)}\n`);
  return files;
}

/** Timestamps become ISO dates. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, toPlain(part)]),
  );
}

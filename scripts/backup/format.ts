import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Problem } from '../lib/problem';

/** Of this version is what `npm run backup` writes, and all that `npm run restore` reads. */
const FORMAT_VERSION = 1;

/** The first line of a backup. */
export interface Header {
  format: 'torque-tide-backup';
  version: typeof FORMAT_VERSION;
  project: string;
  /** The moment at which everything stood as the backup has it: RFC 3339, UTC. */
  readAt: string;
  /** Whether it holds accounts beside content. */
  withAccounts?: boolean;
}

/** A document, as a line has it. */
export interface Line {
  collection: string;
  id: string;
  fields: DocumentData;
}

/** Where a document stands. */
export function nameOf({ collection, id }: Line): string {
  return `${collection}/${id}`;
}

/** The last line: without it the rest is missing. */
export interface Footer {
  documents: number;
}

/** Firestore keeps names like this for itself, so that no field can have it. */
const TIME = '__time__';
const BYTES = '__bytes__';

export function writeHeader(project: string, readAt: Date, withAccounts: boolean): string {
  const header: Header = {
    format: 'torque-tide-backup',
    version: FORMAT_VERSION,
    project,
    readAt: readAt.toISOString(),
    ...(withAccounts ? { withAccounts } : {}),
  };
  return JSON.stringify(header);
}

/** @throws {Problem} when the line begins no backup, or one of another version */
export function readHeader(line: string | undefined): Header {
  const header = parse(line ?? '') as Partial<Header> | undefined;
  if (header?.format !== 'torque-tide-backup') throw new Problem('This file is no backup.');
  if (header.version !== FORMAT_VERSION) {
    throw new Problem(
      `This backup is of version ${header.version}; this release reads version ${FORMAT_VERSION}.`,
    );
  }
  return header as Header;
}

export function writeFooter(documents: number): string {
  return JSON.stringify({ documents } satisfies Footer);
}

/** @throws {Problem} when the document holds something that content never holds */
export function writeLine(line: Line): string {
  return JSON.stringify({ ...line, fields: toJson(line.fields, nameOf(line)) });
}

/** A line as it was written; undefined when it is neither a document nor the footer. */
export function readLine(text: string): Line | Footer | undefined {
  const value = parse(text) as Partial<Line & Footer> | undefined;
  if (typeof value?.documents === 'number') return { documents: value.documents };
  const { collection, id, fields } = value ?? {};
  if (typeof collection !== 'string' || typeof id !== 'string') return undefined;
  if (typeof fields !== 'object' || fields === null) return undefined;
  return { collection, id, fields: fromJson(fields) as DocumentData };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toJson(value: unknown, path: string): unknown {
  // To the nanosecond, which a `Date` would lose.
  if (value instanceof Timestamp) return { [TIME]: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((part: unknown) => toJson(part, path));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Problem(`${path} holds a ${value.constructor.name}, which no content of ours has.`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, toJson(part, path)]),
  );
}

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return value;
  if (TIME in value) {
    const [seconds, nanoseconds] = value[TIME] as [number, number];
    return new Timestamp(seconds, nanoseconds);
  }
  if (BYTES in value) return Buffer.from(String(value[BYTES]), 'base64');
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, fromJson(part)]),
  );
}

import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Problem } from '../lib/problem';

/** The format that `npm run backup` writes and `npm run restore` reads. */
const FORMAT = { format: 'torque-tide-backup', version: 3 };

/** The first line of a backup. */
interface Header {
  project: string;
  /** The snapshot's time. */
  readAt: Date;
  withAccounts: boolean;
}

/** A document as a line. */
export interface Line {
  collection: string;
  id: string;
  fields: DocumentData;
}

/** Firestore reserves such names, so no field has one. */
const TIME = '__time__';
const BYTES = '__bytes__';

export function writeHeader(header: Header): string {
  return JSON.stringify({ ...FORMAT, ...header });
}

/** @throws {Problem} if the line begins no backup, or one of another version */
export function readHeader(line: string): Pick<Header, 'withAccounts'> {
  const header = parse(line) as Partial<Header & typeof FORMAT> | undefined;
  if (header?.format !== FORMAT.format) throw new Problem('This file is not a backup.');
  if (header.version !== FORMAT.version) {
    throw new Problem(
      `This backup has version ${header.version}, and this release reads version ${FORMAT.version}.`,
    );
  }
  return { withAccounts: header.withAccounts === true };
}

/** Returns the last line of a backup, with a digest of all lines before it. */
export function writeFooter(sha256: string): string {
  return JSON.stringify({ sha256 });
}

/** @throws {Problem} if the document has a type that content never has */
export function writeLine({ collection, id, fields }: Line): string {
  return JSON.stringify({ collection, id, fields: toJson(fields, `${collection}/${id}`) });
}

/** Returns undefined for a line without a document. */
export function readLine(text: string): Line | undefined {
  const value = parse(text) as Partial<Line> | undefined;
  if (typeof value?.id !== 'string' || typeof value.fields !== 'object') return undefined;
  return { ...value, fields: fromJson(value.fields) } as Line;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toJson(value: unknown, path: string): unknown {
  // Nanoseconds, which a `Date` would lose.
  if (value instanceof Timestamp) return { [TIME]: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((part: unknown) => toJson(part, path));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Problem(`${path} holds a ${value.constructor.name}, which content never has.`);
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

import {
  CV_MAX_BYTES,
  CV_PROBLEMS,
  CV_TYPES,
  type CvType,
} from '@torque-tide/contract/application-choices';
import { type DocumentReference, type Firestore, Timestamp } from '@google-cloud/firestore';
import { fileTypeFromBuffer } from 'file-type';
import { cvPiecesOf } from '../kinds/applications';
import { invalidFields } from '../lib/app-error';
import { sha256 } from '../lib/hashes';
import type { Clock, Deadline } from '../lib/time';
import type { WriteOnce } from '../writes/write-once';

/** A document holds at most 1 MiB. */
const PIECE_BYTES = 900_000;
/** How long pieces wait for their application, in ms. */
const UNUSED_MS = 24 * 60 * 60_000;

export interface Cv {
  type: CvType;
  bytes: Buffer;
}

/** File names that only documents with macros have, DOCX and ODT. */
const MACROS = ['vbaProject.bin', 'Basic/script-lc.xml', 'Scripts/python/'];

/** Detects the type of a CV by its content. @throws {AppError} `invalid` */
export async function readCv(bytes: Buffer): Promise<Cv> {
  if (bytes.length === 0) throw refusal(CV_PROBLEMS.empty);
  if (bytes.length > CV_MAX_BYTES) throw refusal(CV_PROBLEMS.size);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found?.ext;
  const hasMacros = MACROS.some((name) => bytes.includes(name));
  if (!type || !(type in CV_TYPES) || hasMacros) throw refusal(CV_PROBLEMS.type);
  return { type: type as CvType, bytes };
}

function refusal(message: string) {
  return invalidFields([{ field: 'cv', message }]);
}

/** The stored fields of a CV. */
export function contentOfCv(id: string, { type, bytes }: Cv) {
  const hash = sha256(bytes).slice(0, 16);
  return {
    cvType: type,
    cvSize: bytes.length,
    cvId: `${id}-${hash}`,
    cvPieces: Math.ceil(bytes.length / PIECE_BYTES),
  };
}

/** Stores pieces that expire unless an application takes them. The same pieces may be there already. */
export async function storePieces(
  { write, clock }: { write: WriteOnce; clock: Clock },
  pieces: readonly DocumentReference[],
  { bytes }: Cv,
  deadline: Deadline,
): Promise<void> {
  const expiresAt = Timestamp.fromMillis(clock.now().getTime() + UNUSED_MS);
  for (const [index, piece] of pieces.entries()) {
    const part = bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
    await write.settle(deadline, async (changes) => {
      if (!(await changes.get(piece)).exists) changes.create(piece, { bytes: part, expiresAt });
    });
  }
}

/** Returns the bytes of a stored CV; undefined if a piece is missing. */
export async function joinPieces(
  firestore: Firestore,
  content: Parameters<typeof cvPiecesOf>[1],
): Promise<Buffer | undefined> {
  const pieces = cvPiecesOf(firestore, content);
  if (pieces.length === 0) return undefined;
  const documents = await firestore.getAll(...pieces);
  if (!documents.every(({ exists }) => exists)) return undefined;
  return Buffer.concat(documents.map((document) => document.get('bytes') as Buffer));
}

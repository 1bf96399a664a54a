import type { Firestore } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import { createLazy } from '../lib/promises';
import { GRPC, grpcCode } from '../lib/firestore';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

export type StoredKey = () => Promise<Buffer>;

/** A key that all instances share, made by the first that needs it. */
export function createStoredKey(firestore: Firestore, id: string): StoredKey {
  const reference = firestore.collection(COLLECTIONS.secrets).doc(id);

  async function load(): Promise<Buffer> {
    const stored = readKey((await reference.get()).get('key'));
    if (stored) return stored;
    const made = randomBytes(KEY_BYTES);
    try {
      await reference.create({ key: made.toString('base64url') });
      return made;
    } catch (error) {
      if (grpcCode(error) !== GRPC.alreadyExists) throw error;
      // Another instance was faster, or our answer was lost.
      const theirs = readKey((await reference.get()).get('key'));
      if (!theirs) throw error;
      return theirs;
    }
  }

  return createLazy(load);
}

function readKey(stored: unknown): Buffer | undefined {
  const bytes = typeof stored === 'string' ? Buffer.from(stored, 'base64url') : undefined;
  return bytes?.length === KEY_BYTES ? bytes : undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a part of a stored answer, for a repeat of the same call. */
export function seal(text: string, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce);
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
}

export function unseal(sealed: string, secret: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const closed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
}

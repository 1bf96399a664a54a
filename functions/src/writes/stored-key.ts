import { randomBytes } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import { createLazy } from '../lib/lazy';
import { GRPC, grpcCode } from '../lib/firestore';

const KEY_BYTES = 32;

/** Gives a key of the deployment; rejects when Firestore cannot be asked. */
export type StoredKey = () => Promise<Buffer>;

/** A key that all instances share. The first that needs it makes it, and it stays in Firestore. */
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
      // Another instance was quicker, or the answer to a first attempt was lost.
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

import { createHmac, randomBytes } from 'node:crypto';
import type { StoredKey } from '../writes/stored-key';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** One in this many random tokens is ours. */
const MARK_RARITY = 256;

/**
 * A token is drawn until its keyed hash carries a mark, so a stranger's token is refused without a
 * read. The mark grants nothing.
 */
export function createSessionTokens(key: StoredKey) {
  const hasMark = (token: string, secret: Buffer) =>
    createHmac('sha256', secret).update(token).digest().readUInt32BE() % MARK_RARITY === 0;

  return {
    /** Returns a new token, or always the same of a given seed. */
    make: async (seed: Buffer = randomBytes(TOKEN_BYTES)): Promise<string> => {
      const secret = await key();
      for (let bytes = seed; ;) {
        bytes = createHmac('sha256', secret).update(bytes).digest();
        const token = bytes.toString('base64url');
        if (hasMark(token, secret)) return token;
      }
    },
    /** Returns false for a token that was never issued here, without a read. */
    mayBeOurs: async (token: string | undefined): Promise<boolean> =>
      token !== undefined && TOKEN.test(token) && hasMark(token, await key()),
  };
}

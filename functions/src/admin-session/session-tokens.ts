import { createHmac, randomBytes } from 'node:crypto';
import type { StoredKey } from '../writes/secrets';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** Of how many random tokens one has our mark. To draw one takes about a millisecond. */
const MARK_RARITY = 256;

/**
 * Session tokens. They are drawn at random until one comes that has a mark, which only the deployment's key can
 * see: so a stranger's token is known for one without a read, and ours say nothing and stay as long as
 * they are. The mark opens nothing: what is stored under the hash of a token does.
 */
export function createSessionTokens(key: StoredKey) {
  const hasMark = (token: string, secret: Buffer) =>
    createHmac('sha256', secret).update(token).digest().readUInt32BE() % MARK_RARITY === 0;

  return {
    make: async (): Promise<string> => {
      const secret = await key();
      for (;;) {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        if (hasMark(token, secret)) return token;
      }
    },
    /** False for what was never made here, without a read. */
    mayBeOurs: async (token: string | undefined): Promise<boolean> =>
      token !== undefined && TOKEN.test(token) && hasMark(token, await key()),
  };
}

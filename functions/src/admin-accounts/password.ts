import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The cost of a hash. Each stored hash has its own cost, so raising it keeps older passwords
 * working.
 */
interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

const DEFAULT_COST: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
/** scrypt takes 128 · N · r bytes, 128 MiB here; Node refuses to come near this limit. */
const MAX_MEMORY = 256 * 1024 * 1024;

export const passwordHashSchema = z.object({
  algorithm: z.literal('scrypt'),
  N: z.int(),
  r: z.int(),
  p: z.int(),
  salt: z.string(),
  hash: z.string(),
});
export type PasswordHash = z.infer<typeof passwordHashSchema>;

export interface PasswordHasher {
  hash: (password: string) => Promise<PasswordHash>;
  matches: (password: string, stored: PasswordHash) => Promise<boolean>;
  /** Matches no password, at the cost of a new hash: compared when there is no account. */
  decoy: PasswordHash;
}

export function createScryptHasher(cost: ScryptCost = DEFAULT_COST): PasswordHasher {
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      return toPasswordHash(cost, salt, key);
    },
    matches: async (password, stored) => {
      const key = await derive(password, Buffer.from(stored.salt, 'base64'), stored);
      const expected = Buffer.from(stored.hash, 'base64');
      return expected.length === key.length && timingSafeEqual(expected, key);
    },
    decoy: toPasswordHash(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)),
  };
}

export function hashPassword(password: string): Promise<PasswordHash> {
  return createScryptHasher().hash(password);
}

function toPasswordHash({ N, r, p }: ScryptCost, salt: Buffer, key: Buffer): PasswordHash {
  return {
    algorithm: 'scrypt',
    N,
    r,
    p,
    salt: salt.toString('base64'),
    hash: key.toString('base64'),
  };
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  // Keyboards may send composed or decomposed characters.
  const text = password.normalize('NFKC');
  return scryptAsync(text, salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
}

import { createHash } from 'node:crypto';

/** Returns the stored form of a token: its SHA-256, in hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the SHA-256 of values, as JSON. */
export function hashOfValues(...values: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest();
}

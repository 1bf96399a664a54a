import { type BinaryToTextEncoding, createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes. */
export function sha256(content: string | Buffer, encoding: BinaryToTextEncoding = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** Returns the SHA-256 of values, as JSON. */
export function hashOfValues(...values: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest();
}

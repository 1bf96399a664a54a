import { createHash } from 'node:crypto';

/** An answer as it goes out: the bytes and their entity tag. */
export interface EncodedAnswer {
  body: Buffer;
  /** Strong: the same bytes have it, and no others. */
  tag: string;
}

const encoded = new WeakMap<object, EncodedAnswer>();

/**
 * The answer with this data. What visitors see is the same object until it changes, so that it is
 * put into bytes once and not for each of them; it is forgotten together with the object.
 */
export function encodeAnswer(data: object): EncodedAnswer {
  return encodeOnce(data, () => JSON.stringify({ success: true, data }));
}

/**
 * The bytes of a text, and their tag.
 *
 * @param source what the text is made of: as long as it is the same object, so is the answer
 */
export function encodeOnce(source: object, write: () => string): EncodedAnswer {
  const known = encoded.get(source);
  if (known) return known;
  const body = Buffer.from(write());
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const answer = { body, tag };
  encoded.set(source, answer);
  return answer;
}

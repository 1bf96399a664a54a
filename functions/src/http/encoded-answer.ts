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
  const known = encoded.get(data);
  if (known) return known;
  const body = Buffer.from(JSON.stringify({ success: true, data }));
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const answer = { body, tag };
  encoded.set(data, answer);
  return answer;
}

import { createHash } from 'node:crypto';

export interface EncodedAnswer {
  body: Buffer;
  /** Strong: the same bytes have it, and no others. */
  tag: string;
}

const encoded = new WeakMap<object, EncodedAnswer>();

/** Encodes an answer with this data, once for as long as the data is the same object. */
export function encodeAnswer(data: object): EncodedAnswer {
  return encodeOnce(data, () => JSON.stringify({ success: true, data }));
}

/** Encodes a text and its tag, once for as long as its `source` is the same object. */
export function encodeOnce(source: object, write: () => string): EncodedAnswer {
  const known = encoded.get(source);
  if (known) return known;
  const body = Buffer.from(write());
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const answer = { body, tag };
  encoded.set(source, answer);
  return answer;
}

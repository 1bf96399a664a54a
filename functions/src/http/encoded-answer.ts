import { sha256 } from '../lib/hashes';

export interface EncodedAnswer {
  body: Buffer;
  /** Strong. */
  tag: string;
}

const encoded = new WeakMap<object, EncodedAnswer>();

/** Encodes an answer, once per object. */
export function encodeAnswer(data: object): EncodedAnswer {
  return encodeOnce(data, () => JSON.stringify({ success: true, data }));
}

/** Encodes a text and its tag, once per `source`. */
export function encodeOnce(source: object, write: () => string): EncodedAnswer {
  const known = encoded.get(source);
  if (known) return known;
  const body = Buffer.from(write());
  const tag = `"${sha256(body, 'base64url')}"`;
  const answer = { body, tag };
  encoded.set(source, answer);
  return answer;
}

import type { IncomingMessage } from 'node:http';
import { AppError } from '../lib/app-error';
import { bodyHeadersOf } from './unread-requests';

/** Largest body in bytes, as it came over the wire: the longest item fits several times. */
export const BODY_MAX_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=(?:"?utf-?8"?)\s*)?;?$/i;
const LONE_SURROGATES = /\p{Surrogate}/gu;

type Incoming = IncomingMessage & { rawBody?: Buffer };

/** The caller has gone before the body was there: nobody waits for an answer. */
export class RequestCutOff extends AppError {
  constructor() {
    super('malformed', 'The request was cut off');
  }
}

/** @throws {AppError} `too-large`, `unsupported-media-type` or `malformed` */
export async function readJsonBody(request: Incoming): Promise<unknown> {
  const bytes = await readBody(request, BODY_MAX_BYTES);
  if (bytes.length === 0) throw new AppError('malformed', 'A JSON body is required');
  const { type = '', encoding = 'identity' } = bodyHeadersOf(request);
  if (!JSON_TYPE.test(type)) {
    throw new AppError('unsupported-media-type', 'The body must be application/json in UTF-8');
  }
  if (encoding !== 'identity') {
    throw new AppError('unsupported-media-type', 'The body must not be compressed');
  }
  return parseJson(bytes);
}

/** Reads a body, and holds no more than the limit. @throws {AppError} `too-large`, or `RequestCutOff` */
export async function readBody(request: Incoming, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  // A runtime that has read the body all the same leaves it here.
  if (announced > maxBytes || (request.rawBody?.length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.rawBody) return request.rawBody;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    function keep(chunk: Buffer): void {
      size += chunk.length;
      if (size <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', keep).pause();
      reject(tooLarge(maxBytes));
    }
    const refuse = () => reject(new RequestCutOff());
    // It may have happened while the session was looked for: then no event comes any more.
    if (request.destroyed && !request.complete) refuse();
    request.on('data', keep);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', refuse);
    request.once('close', refuse);
  });
}

/** @throws {AppError} `malformed` */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (_, value: unknown) =>
      // Half a character, which Firestore could not store.
      typeof value === 'string' ? value.replace(LONE_SURROGATES, '\uFFFD') : value,
    );
  } catch (error) {
    throw new AppError('malformed', 'The body is not valid JSON', { cause: error });
  }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too-large', `The body is larger than ${sizeInWords(maxBytes)}`);
}

function sizeInWords(bytes: number): string {
  return bytes % 1024 === 0 ? `${bytes / 1024} KiB` : `${bytes / 1000} kB`;
}

import type { IncomingMessage } from 'node:http';
import { AppError } from '../lib/app-error';
import { bodyHeadersOf } from './unread-requests';

/** Largest body in bytes, as it came over the wire: the longest item fits several times. */
export const BODY_MAX_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=(?:"?utf-?8"?)\s*)?;?$/i;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** @throws {AppError} `too-large`, `unsupported-media-type` or `malformed` */
export async function readJsonBody(request: IncomingMessage & { rawBody?: Buffer }) {
  const bytes = request.rawBody ?? (await readStream(request));
  if (bytes.length > BODY_MAX_BYTES) throw tooLarge();
  if (bytes.length === 0) throw new AppError('malformed', 'A JSON body is required');
  const { type = '', encoding = 'identity' } = bodyHeadersOf(request);
  if (!JSON_TYPE.test(type)) {
    throw new AppError('unsupported-media-type', 'The body must be application/json in UTF-8');
  }
  if (encoding !== 'identity') {
    throw new AppError('unsupported-media-type', 'The body must not be compressed');
  }
  return parse(bytes);
}

/** For when no runtime has read the stream before. Stops reading at the limit. */
async function readStream(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_MAX_BYTES) reject(tooLarge());
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}

function parse(bytes: Buffer): unknown {
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

function tooLarge(): AppError {
  return new AppError('too-large', `The body is larger than ${BODY_MAX_BYTES / 1024} KiB`);
}

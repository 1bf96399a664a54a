import type { IncomingMessage } from 'node:http';
import { AppError } from '../lib/app-error';
import { bodyHeadersOf } from './unread-requests';
import type { Endpoint } from '@torque-tide/contract/endpoint';
import { MEDIA_SIDES, MEDIA_USE_HEADER, mediaUseSchema } from '@torque-tide/contract/media';
import type { Request } from 'express';
import type { SentFile } from '../lib/handler';

/** On the wire; the longest item fits several times. */
export const BODY_MAX_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=(?:"?utf-?8"?)\s*)?;?$/i;
const LONE_SURROGATES = /\p{Surrogate}/gu;

type Incoming = IncomingMessage & { rawBody?: Buffer };

/** The caller has gone, so nobody waits for an answer. */
export class RequestCutOff extends AppError {
  constructor() {
    super('malformed', 'The request was cut off');
  }
}

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

/** Counts the bytes of a body that are in memory. @throws {AppError} `unavailable` when there are too many */
type Take = (bytes: number) => void;

/**
 * Reads a body, and keeps no more than the limit in memory. @throws {AppError} `too-large`, or
 * `RequestCutOff`
 */
export async function readBody(request: Incoming, maxBytes: number, take?: Take): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  // If the runtime has already read the body, it is here.
  if (announced > maxBytes || (request.rawBody?.length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.rawBody) return request.rawBody;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Keeps the request open, so that a body that is too large still gets an answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      take?.((chunk as Buffer).length);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new RequestCutOff();
  }
  return Buffer.concat(chunks);
}

export function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (_, value: unknown) =>
      // Firestore can't store half a character.
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

/** Reads an uploaded file. @throws {AppError} `unsupported-media-type`, `too-large` or `malformed` */
export async function readSentFile(
  request: Request,
  { max, types }: NonNullable<Endpoint['bytes']>,
): Promise<SentFile> {
  const headers = bodyHeadersOf(request);
  const type = (headers.type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new AppError('unsupported-media-type', `The body must be one of ${types.join(', ')}`);
  }
  if ((headers.encoding ?? 'identity') !== 'identity') {
    throw new AppError('unsupported-media-type', 'The body must not be compressed');
  }
  const { data: use } = mediaUseSchema.safeParse(request.get(MEDIA_USE_HEADER));
  if (use === undefined) {
    const uses = Object.keys(MEDIA_SIDES).join(', ');
    throw new AppError('malformed', `${MEDIA_USE_HEADER} must be one of ${uses}`);
  }
  return { bytes: await readBody(request, max), use };
}

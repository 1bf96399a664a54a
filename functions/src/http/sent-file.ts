import type { Endpoint } from '@torque-tide/contract/endpoint';
import { MEDIA_SIDES, MEDIA_USE_HEADER, mediaUseSchema } from '@torque-tide/contract/media';
import type { Request } from 'express';
import { AppError } from '../lib/app-error';
import type { SentFile } from '../lib/handler';
import { readBody } from './json-body';
import { bodyHeadersOf } from './unread-requests';

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

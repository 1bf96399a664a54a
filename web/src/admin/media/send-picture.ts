import { endpoint } from '@torque-tide/contract/api';
import { type Media, MEDIA_COLOR_HEADER } from '@torque-tide/contract/media';
import { parseAnswer } from '@/shared/api/api-client';
import { readApiError } from '@/shared/api/read-api-error';
import { readSessionId } from '@/shared/api/session-storage';
import type { PreparedPicture } from './prepare-picture';

/** Longer than the server waits for the bytes. */
const TIMEOUT_MS = 40_000;

interface Options {
  signal: AbortSignal;
  /** Told how much of it has left, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a picture. `fetch` would not tell how far it has come.
 *
 * @throws {ApiError} on a non-OK answer
 * @throws {TypeError} when the network fails, {DOMException} on abort or timeout
 */
export function sendPicture(
  { bytes, type, color }: PreparedPicture,
  { signal, onProgress }: Options,
): Promise<Media> {
  const { method, path } = endpoint('media.upload');
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  return new Promise<Media>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', type);
    const session = readSessionId();
    if (session) request.setRequestHeader('authorization', `Bearer ${session}`);
    if (color !== undefined) request.setRequestHeader(MEDIA_COLOR_HEADER, color);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    const fails = (name: string, error: Error) =>
      request.addEventListener(name, () => reject(error));
    fails('error', new TypeError('The picture could not be sent'));
    fails('abort', new DOMException('Cancelled', 'AbortError'));
    fails('timeout', new DOMException('Too late', 'TimeoutError'));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      try {
        if (status < 200 || status > 299) throw readApiError(status, statusText, responseText);
        resolve(parseAnswer('media.upload', responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.send(bytes);
  }).finally(() => signal.removeEventListener('abort', cancel));
}

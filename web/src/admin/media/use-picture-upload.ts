import { endpoint } from '@torque-tide/contract/api';
import { type Media, MEDIA_COLOR_HEADER } from '@torque-tide/contract/media';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '@/admin/requests/describe';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { parseAnswer } from '@/shared/api/api-client';
import { ApiError } from '@/shared/api/api-error';
import { readApiError } from '@/shared/api/read-api-error';
import { readSessionId } from '@/shared/api/session-storage';
import { type PreparedPicture, preparePicture, PictureRefusal } from './prepare-picture';

export type UploadState =
  | { as: 'idle' }
  | { as: 'reducing' }
  | { as: 'sending'; part: number }
  | { as: 'sent'; media: Media; fileSize: number }
  /** `canRetry`: it is kept, and the server may accept it later. */
  | { as: 'failed'; reason: string; canRetry: boolean };

interface Upload {
  state: UploadState;
  start: (file: File) => void;
  /** Sends the picture that failed once more. */
  retry: () => void;
  cancel: () => void;
}

interface Kept {
  picture: PreparedPicture;
  fileSize: number;
}

/** Reduces a file and sends it. A new file stops the one before it. */
export function usePictureUpload(onSent: (media: Media) => void): Upload {
  const { run } = useAdminSession();
  const [state, setState] = useState<UploadState>({ as: 'idle' });
  const running = useRef<AbortController>(undefined);
  const kept = useRef<Kept>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function work(prepare: () => Promise<Kept>): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const tell = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ as: 'reducing' });
    try {
      const ready = await prepare();
      if (signal.aborted) return;
      kept.current = ready;
      tell({ as: 'sending', part: 0 });
      const onProgress = (part: number) => tell({ as: 'sending', part });
      const media = await run(() => sendPicture(ready.picture, { signal, onProgress }));
      if (signal.aborted) return;
      tell({ as: 'sent', media, fileSize: ready.fileSize });
      onSent(media);
    } catch (error) {
      tell({ as: 'failed', ...toFailure(error) });
    }
  }

  return {
    state,
    start: (file) =>
      void work(async () => ({ picture: await preparePicture(file), fileSize: file.size })),
    retry: () => {
      const ready = kept.current;
      if (ready) void work(() => Promise.resolve(ready));
    },
    cancel: () => {
      running.current?.abort();
      setState({ as: 'idle' });
    },
  };
}

function toFailure(error: unknown): { reason: string; canRetry: boolean } {
  if (error instanceof PictureRefusal) return { reason: error.message, canRetry: false };
  // A refusal is final, unless the session has ended (401), too much was sent (429) or the server is not available (503).
  const isRefused = error instanceof ApiError && error.body !== undefined;
  const canRetry = !isRefused || [401, 429, 503].includes(error.status);
  return { reason: describeFailure(error), canRetry };
}

/** Longer than the server itself waits for the bytes. */
const TIMEOUT_MS = 40_000;

interface SendOptions {
  signal: AbortSignal;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a picture, not by `fetch`, which does not report how much is sent.
 *
 * @throws {ApiError} on a non-OK answer
 * @throws {TypeError} when the network fails, {DOMException} on abort or timeout
 */
function sendPicture(
  { bytes, type, color }: PreparedPicture,
  { signal, onProgress }: SendOptions,
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

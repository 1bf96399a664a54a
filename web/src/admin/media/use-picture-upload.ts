import { useMutation } from '@tanstack/react-query';
import { endpoint } from '@torque-tide/contract/api';
import {
  type Media,
  MEDIA_MAX_BYTES,
  MEDIA_USE_HEADER,
  type MediaUse,
} from '@torque-tide/contract/media';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { parseAnswer } from '@/shared/api/api-client';
import { ApiError } from '@/shared/api/api-error';
import { readApiError } from '@/shared/api/read-api-error';
import { readSessionId } from '@/shared/api/session-storage';

/** A file that was chosen. */
interface Chosen {
  /** Read in advance: the file may be gone when it is sent a second time. */
  bytes: Promise<ArrayBuffer>;
  fileSize: number;
}

/** A file that is not sent, with the reason for the person who chose it. */
class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture. A new file stops the one before it. */
export function usePictureUpload(use: MediaUse, onSent: (media: Media) => void) {
  const { run } = useAdminSession();
  /** How much is sent, from 0 to 1. */
  const [part, setPart] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, reset, ...upload } = useMutation({
    mutationFn: async ({ bytes, fileSize, signal }: Chosen & { signal: AbortSignal }) => {
      if (fileSize > MEDIA_MAX_BYTES) {
        throw new FileRefusal(
          `This file is larger than ${MEDIA_MAX_BYTES / 1_000_000} MB. Choose a smaller one.`,
        );
      }
      const file = await bytes;
      return run(() => sendPicture(file, { use, signal, onProgress: setPart }));
    },
    // The picture is let go with the form.
    gcTime: 0,
  });

  function send(chosen: Chosen) {
    running.current?.abort();
    running.current = new AbortController();
    setPart(0);
    mutate({ ...chosen, signal: running.current.signal }, { onSuccess: onSent });
  }

  return {
    ...upload,
    part,
    start: (file: File) => send({ bytes: file.arrayBuffer(), fileSize: file.size }),
    /** Sends the picture that failed once more. */
    retry: () => upload.variables && send(upload.variables),
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}

/** Says why a picture was not uploaded, and whether the server may accept it later. */
export function toFailure(error: unknown): { reason: string; canRetry: boolean } {
  if (error instanceof FileRefusal) return { reason: error.message, canRetry: false };
  // A refusal is final, unless the session has ended (401), too much was sent (429) or the server is not available (503).
  const isRefused = error instanceof ApiError && error.body !== undefined;
  const canRetry = !isRefused || [401, 429, 503].includes(error.status);
  return { reason: describeFailure(error), canRetry };
}

/** Longer than the server itself waits for the bytes. */
const TIMEOUT_MS = 40_000;

interface SendOptions {
  use: MediaUse;
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
function sendPicture(bytes: ArrayBuffer, { use, signal, onProgress }: SendOptions): Promise<Media> {
  const { method, path } = endpoint('media.upload');
  const request = new XMLHttpRequest();
  return new Promise<Media>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => request.abort());
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(MEDIA_USE_HEADER, use);
    const session = readSessionId();
    if (session) request.setRequestHeader('authorization', `Bearer ${session}`);
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
  });
}

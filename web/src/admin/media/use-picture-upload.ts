import { useMutation } from '@tanstack/react-query';
import { endpoint } from '@torque-tide/contract/api';
import {
  type Media,
  MEDIA_MAX_BYTES,
  MEDIA_USE_HEADER,
  type MediaUse,
} from '@torque-tide/contract/media';
import { useEffect, useRef } from 'react';
import { describeFailure } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { readAnswer } from '@/shared/api/api-client';
import { ApiError } from '@/shared/api/api-error';
import { fetchApi } from '@/shared/api/fetch-api';

interface Chosen {
  /** Read in advance, since the file may be gone on a retry. */
  bytes: Promise<ArrayBuffer>;
  fileSize: number;
}

/** Refuses a file, with the reason for the editor. */
class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture. A new file cancels the one before. */
export function usePictureUpload(use: MediaUse, onSent: (media: Media) => void) {
  const { run } = useAdminSession();
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
      return run(() => sendPicture(file, use, signal));
    },
    // Frees the picture with the form.
    gcTime: 0,
  });

  function send(chosen: Chosen) {
    running.current?.abort();
    running.current = new AbortController();
    mutate({ ...chosen, signal: running.current.signal }, { onSuccess: onSent });
  }

  return {
    ...upload,
    start: (file: File) => send({ bytes: file.arrayBuffer(), fileSize: file.size }),
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
  // Final, except for an ended session (401), too many requests (429) or an unavailable server (503).
  const isRefused = error instanceof ApiError && error.body !== undefined;
  const canRetry = !isRefused || [401, 429, 503].includes(error.status);
  return { reason: describeFailure(error), canRetry };
}

/** Longer than the server's own timeout. */
const TIMEOUT_MS = 40_000;

async function sendPicture(body: ArrayBuffer, use: MediaUse, signal: AbortSignal): Promise<Media> {
  const { method, path } = endpoint('media.upload');
  const headers = { 'content-type': 'application/octet-stream', [MEDIA_USE_HEADER]: use };
  const response = await fetchApi(path, { method, headers, body, signal, timeoutMs: TIMEOUT_MS });
  return readAnswer('media.upload', response);
}

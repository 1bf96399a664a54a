import { type Media, mediaSchema } from '@torque-tide/contract/media';
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { readDate } from '../lib/firestore';

/** A picture as it is stored: WebP, upright, without metadata, within the bounds of its use. */
export interface DrawnPicture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
  /** The mean of its colours, as `rrggbb`; undefined where parts are transparent. */
  color: string | undefined;
  /** Narrower copies, by their widths in pixels. */
  copies: { width: number; bytes: Buffer }[];
}

/** A file that is not stored, with the reason for the person who chose it. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

export const UNREADABLE =
  'We can’t read this file. Use JPEG, PNG, WebP, AVIF, GIF or SVG, and check that it isn’t damaged.';

/** A picture, stored under the SHA-256 of its bytes. Its narrower copies are documents with bytes only. */
export interface StoredPicture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
  color?: string;
  size: number;
  by: string;
  at: Timestamp;
  /** When somebody uploaded it last, and so may be about to use it. */
  sentAt: Timestamp;
}

/** @throws {z.core.$ZodError} when the document is no picture */
export function readMedia(document: Pick<DocumentSnapshot, 'id' | 'data'>): Media {
  const data = document.data() ?? {};
  return mediaSchema.parse({ ...data, id: document.id, at: readDate(data['at'])?.toISOString() });
}

const servedSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/** The bytes that a visitor is sent. @throws {z.core.$ZodError} when the document is no picture */
export function readServed(document: DocumentSnapshot): Buffer {
  return Buffer.from(servedSchema.parse(document.data()).bytes);
}

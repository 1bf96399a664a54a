import { type Media, mediaSchema } from '@torque-tide/contract/media';
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { toPlain } from '../lib/firestore';

/** WebP, upright, without metadata. */
export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** The mean colour as `rrggbb`; undefined for transparent pictures. */
  color: string | undefined;
  copies: { width: number; bytes: Buffer }[];
}

/** The message is for the person who chose the file. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

export const UNREADABLE =
  'We can’t read this file. Use JPEG, PNG, WebP, AVIF, GIF or SVG, and check that it isn’t damaged.';

/** Stored under the SHA-256 of its bytes. Narrower copies hold bytes only. */
export interface StoredPicture {
  bytes: Buffer;
  width: number;
  height: number;
  color?: string;
  size: number;
  by: string;
  at: Timestamp;
  /** The last upload, since an editor may be about to use the picture. */
  sentAt: Timestamp;
}

export function readMedia(document: Pick<DocumentSnapshot, 'id' | 'data'>): Media {
  const data = document.data() ?? {};
  return mediaSchema.parse({ ...toPlain(data), id: document.id });
}

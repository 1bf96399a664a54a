import { type Media, mediaExtensionSchema, mediaSchema } from '@torque-tide/contract/media';
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { readDate } from '../lib/firestore';
import type { Picture } from './inspect';

/** A picture as it is stored, under the SHA-256 of its bytes in hex. */
export interface StoredPicture extends Picture {
  color?: string;
  size: number;
  by: string;
  at: Timestamp;
  /** When somebody has sent it last, and so may be about to use it. */
  sentAt: Timestamp;
}

/** @throws {z.core.$ZodError} when the document is no picture */
export function readMedia(document: Pick<DocumentSnapshot, 'id' | 'data'>): Media {
  const data = document.data() ?? {};
  return mediaSchema.parse({ ...data, id: document.id, at: readDate(data['at'])?.toISOString() });
}

const servedSchema = z.object({ bytes: z.instanceof(Uint8Array), extension: mediaExtensionSchema });

/** What a visitor is sent. @throws {z.core.$ZodError} when the document is no picture */
export function readServed(document: DocumentSnapshot) {
  return servedSchema.parse(document.data());
}

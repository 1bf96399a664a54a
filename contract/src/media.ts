import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { isoDateTime } from './fields';
import { PICTURE_WIDTHS } from './picture-widths';

/** Largest file that an admin can upload, in bytes. */
export const MEDIA_MAX_BYTES = 10_000_000;
/** Most pixels of an upload: about a phone camera's best. */
export const MEDIA_PIXELS_MAX = 60_000_000;
/** Most stored pictures; beyond that see docs/decisions/0021-pictures.md. */
export const MEDIA_MAX_COUNT = 2_000;
/** Uploads per admin and minute, for each instance. */
export const MEDIA_PER_MINUTE = 30;
/** How long an unused picture is kept, in days: as long as deleted items can be restored. */
export const MEDIA_UNUSED_DAYS = 30;

/** The use of a picture, with its longest side in pixels. */
export const MEDIA_SIDES = { cover: 2_400, portrait: 1_200, logo: 800 } as const;
export type MediaUse = keyof typeof MEDIA_SIDES;
export const mediaUseSchema = z.enum(Object.keys(MEDIA_SIDES) as [MediaUse, ...MediaUse[]]);

/** The header that names an upload's use. */
export const MEDIA_USE_HEADER = 'X-Picture-Use';

/** The type of every stored picture. */
export const MEDIA_TYPE = 'image/webp';

/** Pictures are at `/media/{SHA-256 in hex}.webp`, narrower copies at `…-{width}.webp`. */
export const MEDIA_FOLDER = '/media';

/** A picture's id: the SHA-256 of its bytes, in hex. */
export const MEDIA_ID = /^[0-9a-f]{64}$/;

const MEDIA_PATH = new RegExp(
  `^${MEDIA_FOLDER}/([0-9a-f]{64}(?:-(?:${PICTURE_WIDTHS.join('|')}))?)\\.webp$`,
);

export function mediaPath(name: string): string {
  return `${MEDIA_FOLDER}/${name}.webp`;
}

/** Returns a picture's name from its path, or undefined for any other path. */
export function parseMediaPath(path: string): string | undefined {
  return MEDIA_PATH.exec(path)?.[1];
}

/** A stored picture's details. */
export const mediaSchema = z.object({
  /** The SHA-256 of its bytes, in hex. */
  id: z.string().check(z.regex(MEDIA_ID)),
  /** In pixels. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** The mean colour as `rrggbb`; absent if parts are transparent. */
  color: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/))),
  /** In bytes. */
  size: z.int().check(z.positive()),
  /** The admin who uploaded it first. */
  by: z.string(),
  at: isoDateTime,
});
export type Media = z.infer<typeof mediaSchema>;

export const mediaEndpoints = defineEndpoints({
  /** Stores a picture once, however often it is uploaded. */
  'media.upload': {
    method: 'POST',
    path: '/api/admin/media',
    access: 'admin',
    // The bytes decide the type, not the caller.
    bytes: { max: MEDIA_MAX_BYTES, types: ['application/octet-stream'] },
    response: mediaSchema,
  },
});

import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { isoDateTime } from './fields';
import { PICTURE_WIDTHS } from './picture-widths';

/** Largest file that an admin can upload, in bytes. */
export const MEDIA_MAX_BYTES = 10_000_000;
/** Most pixels of an upload: what a telephone's camera makes. */
export const MEDIA_PIXELS_MAX = 60_000_000;
/** Most pictures that are kept; for more, see docs/decisions/0021-pictures.md. */
export const MEDIA_MAX_COUNT = 2_000;
/** Pictures that one admin may upload in a minute, to each instance. */
export const MEDIA_PER_MINUTE = 30;
/** How long a picture that nothing names is kept, in days: as long as deleted items can be restored. */
export const MEDIA_UNUSED_DAYS = 30;

/** What a picture is for, with its longest side in pixels. */
export const MEDIA_SIDES = { cover: 2_400, portrait: 1_200, logo: 800 } as const;
export type MediaUse = keyof typeof MEDIA_SIDES;
export const mediaUseSchema = z.enum(Object.keys(MEDIA_SIDES) as [MediaUse, ...MediaUse[]]);

/** The header in which an upload says what it is for. */
export const MEDIA_USE_HEADER = 'X-Picture-Use';

/** The type of every stored picture. */
export const MEDIA_TYPE = 'image/webp';

/** Pictures are served at `/media/{SHA-256 of the bytes in hex}.webp`, a narrower copy at `…-{width}.webp`. */
export const MEDIA_FOLDER = '/media';

/** The SHA-256 of some bytes in hex, under which a picture is stored. */
export const MEDIA_ID = /^[0-9a-f]{64}$/;

const MEDIA_PATH = new RegExp(
  `^${MEDIA_FOLDER}/([0-9a-f]{64}(?:-(?:${PICTURE_WIDTHS.join('|')}))?)\\.webp$`,
);

export function mediaPath(name: string): string {
  return `${MEDIA_FOLDER}/${name}.webp`;
}

/** Returns the name of the picture at a path; undefined for a path that no picture can have. */
export function parseMediaPath(path: string): string | undefined {
  return MEDIA_PATH.exec(path)?.[1];
}

/** A stored picture, without its bytes. */
export const mediaSchema = z.object({
  /** The SHA-256 of its bytes, in hex. */
  id: z.string().check(z.regex(MEDIA_ID)),
  /** In pixels. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** The mean of its colours, as `rrggbb`; left out where parts are transparent. */
  color: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/))),
  /** In bytes. */
  size: z.int().check(z.positive()),
  /** Who uploaded it first. */
  by: z.string(),
  at: isoDateTime,
});
export type Media = z.infer<typeof mediaSchema>;

export const mediaEndpoints = defineEndpoints({
  /** Stores a picture, once however often it is uploaded. */
  'media.upload': {
    method: 'POST',
    path: '/api/admin/media',
    access: 'admin',
    // Whatever the caller says a file is, its bytes decide.
    bytes: { max: MEDIA_MAX_BYTES, types: ['application/octet-stream'] },
    response: mediaSchema,
  },
});

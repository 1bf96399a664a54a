import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { isoDateTime } from './fields';

/** Largest picture, in bytes: a document of Firestore holds twice as much. */
export const MEDIA_MAX_BYTES = 400_000;
/** Longest side of a picture, in pixels. */
export const MEDIA_SIDE_MAX = 4_096;
/** Most pixels of a picture: what a browser needs memory for, however few bytes they come from. */
export const MEDIA_PIXELS_MAX = 10_000_000;
/** Most pictures that are kept; for more, see docs/decisions/0021-pictures.md. */
export const MEDIA_MAX_COUNT = 2_000;
/** Pictures that one admin may send in a minute, to each instance. */
export const MEDIA_PER_MINUTE = 30;
/** How long a picture that nothing names any more is kept, in days: as long as the bin keeps what named it. */
export const MEDIA_UNUSED_DAYS = 30;

/** The types of a picture, by the end of its address. */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

export type MediaExtension = keyof typeof MEDIA_TYPES;
const EXTENSIONS = Object.keys(MEDIA_TYPES) as [MediaExtension, ...MediaExtension[]];
export const mediaExtensionSchema = z.enum(EXTENSIONS);

/** Where pictures are served: `/media/{SHA-256 of the bytes, in hex}.{type}`. */
export const MEDIA_FOLDER = '/media';

/** The SHA-256 of some bytes in hex, under which a picture is stored. */
export const MEDIA_ID = /^[0-9a-f]{64}$/;

const MEDIA_PATH = new RegExp(`^${MEDIA_FOLDER}/([0-9a-f]{64})\\.(${EXTENSIONS.join('|')})$`);

export function mediaPath(id: string, extension: MediaExtension): string {
  return `${MEDIA_FOLDER}/${id}.${extension}`;
}

/** Which picture a path names; undefined for a path that no picture can have. */
export function parseMediaPath(
  path: string,
): { id: string; extension: MediaExtension } | undefined {
  const [, id, extension] = MEDIA_PATH.exec(path) ?? [];
  return id === undefined ? undefined : { id, extension: extension as MediaExtension };
}

/**
 * With this header a caller says what a picture looks like on the whole, as `rrggbb`: shown in its
 * place until it has come. The server reads no pixels.
 */
export const MEDIA_COLOR_HEADER = 'X-Picture-Color';
export const MEDIA_COLOR = /^[0-9a-f]{6}$/;

/** A stored picture, without its bytes. */
export const mediaSchema = z.object({
  /** The SHA-256 of its bytes, in hex. */
  id: z.string().check(z.regex(MEDIA_ID)),
  extension: mediaExtensionSchema,
  /** In pixels; of a drawing, the shape that it is drawn for. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Its one colour, as `rrggbb`, where the caller has told one. */
  color: z.optional(z.string().check(z.regex(MEDIA_COLOR))),
  /** In bytes. */
  size: z.int().check(z.positive()),
  /** Who has sent it first. */
  by: z.string(),
  at: isoDateTime,
});
export type Media = z.infer<typeof mediaSchema>;

export const mediaEndpoints = defineEndpoints({
  /** Stores a picture, once however often it is sent. */
  'media.upload': {
    method: 'POST',
    path: '/api/admin/media',
    access: 'admin',
    bytes: { max: MEDIA_MAX_BYTES, types: Object.values(MEDIA_TYPES) },
    response: mediaSchema,
  },
});

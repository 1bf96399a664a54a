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

import { MEDIA_MAX_BYTES, MEDIA_TYPES } from '@torque-tide/contract/media';
import { drawn, isOpaque, pixelsOf } from './pixels';

export interface PreparedPicture {
  /** Read in advance: the file may be gone when the picture is sent a second time. */
  bytes: ArrayBuffer;
  type: string;
  /** The mean of its colours as `rrggbb`; undefined for a picture with transparent parts. */
  color: string | undefined;
}

/** A file that is not sent, with the reason for the person who chose it. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** The files that may be chosen: any picture, since it is converted before it is sent. */
export const CHOSEN_TYPES = 'image/*,.svg';

/**
 * Makes a file into a picture that can be sent: an SVG as it is, anything else reduced.
 *
 * @throws {PictureRefusal} for a file that is no picture, or too large
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureRefusal('This file is empty.');
  if (isDrawing(file)) {
    if (file.size > MEDIA_MAX_BYTES) {
      throw new PictureRefusal(
        `This SVG has ${sizeInWords(file.size)}, and may have ${sizeInWords(MEDIA_MAX_BYTES)}.`,
      );
    }
    return { bytes: await file.arrayBuffer(), type: MEDIA_TYPES.svg, color: undefined };
  }
  const reduced = await reducePhotograph(file);
  if (!reduced) {
    throw new PictureRefusal(
      COMMON_TYPES.has(file.type)
        ? 'This file cannot be read as a picture. It may be damaged: choose another copy of it.'
        : 'This browser cannot read the file as a picture. Try a JPEG or PNG.',
    );
  }
  if (reduced.blob.size > MEDIA_MAX_BYTES) {
    throw new PictureRefusal(
      `This picture cannot be reduced to ${sizeInWords(MEDIA_MAX_BYTES)} by this browser.`,
    );
  }
  const { blob, color } = reduced;
  return { bytes: await blob.arrayBuffer(), type: blob.type, color };
}

function isDrawing({ type, name }: File): boolean {
  return type === MEDIA_TYPES.svg || /\.svg$/i.test(name);
}

/** Every browser reads these. */
const COMMON_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** 182 kB, 4.2 MB. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Longest side, in pixels: enough for the website's widest picture on a screen of high resolution. */
const SIDE_MAX = 1_600;
/** The qualities that are tried, best first; if all give too many bytes, the picture gets smaller. */
const QUALITIES = [0.82, 0.7, 0.55] as const;
/** By which factor its sides shrink then, and how often at most. */
const SHRINK = 0.75;
const SHRINKS_MAX = 5;
/** The sides of the small copy whose colours are counted, in pixels. */
const SAMPLE = 16;

/**
 * Draws a picture anew: upright, at most 1,600 pixels long, in few enough bytes, and without anything
 * but its pixels. Undefined when the browser cannot read it.
 */
export async function reducePhotograph(file: Blob) {
  // Turned upright as its metadata says.
  const photograph = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!photograph) return undefined;
  try {
    const rgba = pixelsOf(photograph, SAMPLE);
    const color = isOpaque(rgba) ? meanColor(rgba) : undefined;
    const blob = await encode(photograph, color !== undefined);
    return blob && { blob, color };
  } finally {
    photograph.close();
  }
}

async function encode(
  photograph: ImageBitmap,
  isOpaquePicture: boolean,
): Promise<Blob | undefined> {
  const { width, height } = photograph;
  let scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  let smallest: Blob | undefined;
  for (let round = 0; round <= SHRINKS_MAX; round += 1, scale *= SHRINK) {
    const { canvas } = drawn(photograph, Math.round(width * scale), Math.round(height * scale));
    for (const quality of QUALITIES) {
      smallest = await toBlob(canvas, quality, isOpaquePicture);
      if (!smallest || smallest.size <= MEDIA_MAX_BYTES) return smallest;
      // PNG has no quality to choose.
      if (smallest.type === MEDIA_TYPES.png) break;
    }
  }
  return smallest;
}

/** As WebP, or where a browser writes none, as JPEG or, to stay transparent, as PNG. */
async function toBlob(
  canvas: HTMLCanvasElement,
  quality: number,
  isOpaquePicture: boolean,
): Promise<Blob | undefined> {
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const blob = await write(MEDIA_TYPES.webp);
  const isWritten = blob?.type === MEDIA_TYPES.webp || !isOpaquePicture;
  return (isWritten ? blob : await write(MEDIA_TYPES.jpg)) ?? undefined;
}

/** The mean of RGBA data, as `rrggbb`. */
export function meanColor(rgba: Uint8ClampedArray): string {
  const pixels = rgba.length / 4;
  const means = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < rgba.length; at += 4) sum += rgba[at] ?? 0;
    return Math.round(sum / pixels);
  });
  return means.map((mean) => mean.toString(16).padStart(2, '0')).join('');
}

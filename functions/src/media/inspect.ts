import {
  MEDIA_PIXELS_MAX,
  MEDIA_SIDE_MAX,
  MEDIA_TYPES,
  type MediaExtension,
} from '@torque-tide/contract/media';
import { imageSize } from 'image-size';
import { AppError } from '../lib/app-error';
import { checkAvif } from './avif';
import { tidyJpeg } from './jpeg';
import { tidyPng } from './png';
import { damaged, refused } from './refusal';
import { extensionOf } from './signature';
import { checkSvg } from './svg';
import { tidyWebp } from './webp';

/** A picture as it is stored. */
export interface Picture {
  bytes: Buffer;
  extension: MediaExtension;
  /** In pixels. */
  width: number;
  height: number;
}

const TIDY: Record<Exclude<MediaExtension, 'svg'>, (bytes: Buffer) => Buffer> = {
  png: tidyPng,
  jpg: tidyJpeg,
  webp: tidyWebp,
  avif: checkAvif,
};

/**
 * Finds out what was sent, from the bytes alone, and leaves out of it what no visitor needs.
 *
 * @param type that the caller says it is
 * @throws {AppError} `unsupported-media-type`, or `invalid` with a reason for a person
 */
export function inspectPicture(bytes: Buffer, type: string): Picture {
  if (bytes.length === 0) throw refused('This file is empty.');
  const extension = extensionOf(bytes);
  if (!extension) {
    throw new AppError(
      'unsupported-media-type',
      'This is no picture of a known type. Send an AVIF, WebP, PNG, JPEG or SVG.',
    );
  }
  if (MEDIA_TYPES[extension] !== type) {
    throw refused(`This file is said to be ${type} and is ${MEDIA_TYPES[extension]}.`);
  }
  try {
    if (extension === 'svg') return { bytes, extension, ...checkSvg(bytes) };
    const tidy = TIDY[extension](bytes);
    return { bytes: tidy, extension, ...sizeOf(bytes) };
  } catch (error) {
    // A file that ends within a number.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  const { width, height, orientation = 1 } = measured(bytes);
  if (!(width > 0 && height > 0)) throw damaged();
  if (width > MEDIA_SIDE_MAX || height > MEDIA_SIDE_MAX || width * height > MEDIA_PIXELS_MAX) {
    throw refused(
      `This picture has ${width} × ${height} pixels. It may have ${MEDIA_SIDE_MAX} a side, and ${MEDIA_PIXELS_MAX / 1e6} million in all.`,
    );
  }
  if (orientation !== 1) {
    throw refused(
      'This photograph is to be turned by its metadata, which is not kept. Save it upright.',
    );
  }
  return { width, height };
}

function measured(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    throw damaged();
  }
}

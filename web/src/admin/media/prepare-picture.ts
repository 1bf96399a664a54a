import { MEDIA_MAX_BYTES, MEDIA_TYPES } from '@torque-tide/contract/media';
import { reducePhotograph } from './reduce-photograph';

/** A picture as it is sent. */
export interface PreparedPicture {
  /** Read already: the file may be gone when it is sent once more. */
  bytes: ArrayBuffer;
  type: string;
  /** Its one colour as `rrggbb`, where no ground shows through. */
  color: string | undefined;
}

/** A file that is not sent, with the reason for the person who chose it. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** For the browser's dialog; whatever the browser can show is made into one of ours. */
export const CHOSEN_TYPES = 'image/*,.svg';

/** Makes a file into a picture that can be sent: drawings as they are, photographs reduced. @throws {PictureRefusal} */
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
    throw new PictureRefusal('This browser cannot read the file as a picture. Try a JPEG or PNG.');
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

/** 182 kB, 4.2 MB. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

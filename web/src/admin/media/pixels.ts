/** The sides of the small copy in which transparency is looked for, in px. */
const SAMPLE = 48;
/** Pixels with an alpha below this count as transparent; scaling makes edges a little transparent, too. */
const OPAQUE_FROM = 250;

const OPAQUE_FORMAT = /\.jpe?g$/i;

/** True when no pixel of RGBA data is transparent: as a whitened logo it would be a white box. */
export function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let index = 3; index < rgba.length; index += 4) {
    if ((rgba[index] ?? 0) < OPAQUE_FROM) return false;
  }
  return true;
}

/** True for the address of a file whose format has no transparency. */
export function isOpaqueFormat(url: string): boolean {
  return URL.canParse(url) && OPAQUE_FORMAT.test(new URL(url).pathname);
}

/** Whether a loaded image has no transparency; undefined when the browser does not let it be read. */
export function readIsOpaque(image: HTMLImageElement): boolean | undefined {
  try {
    return isOpaque(pixelsOf(image, SAMPLE));
  } catch {
    // Another site's image, which may be shown but not read.
    return undefined;
  }
}

/** The RGBA data of a small square copy. @throws for an image that the browser lets nobody read */
function pixelsOf(image: CanvasImageSource, side: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(image, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}

/** Sides of the small copy that an image is looked at in, in px. */
const SAMPLE = 48;
/** An alpha below this counts as see-through: scaling alone softens edges a little. */
const OPAQUE_FROM = 250;

const OPAQUE_FORMAT = /\.jpe?g$/i;

/** True when no pixel of RGBA data lets anything through; whitened, it would be one white box. */
export function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let index = 3; index < rgba.length; index += 4) {
    if ((rgba[index] ?? 0) < OPAQUE_FROM) return false;
  }
  return true;
}

/** True for a format that cannot be transparent, whatever is in it. */
export function isOpaqueFormat(url: string): boolean {
  return URL.canParse(url) && OPAQUE_FORMAT.test(new URL(url).pathname);
}

/** Looks at a loaded image; undefined when the browser does not let it be read. */
export function readIsOpaque(image: HTMLImageElement): boolean | undefined {
  try {
    return isOpaque(pixelsOf(image, SAMPLE));
  } catch {
    // Another site's image, which may be shown but not read.
    return undefined;
  }
}

/** The RGBA data of a small square copy. @throws for an image that the browser lets nobody read */
export function pixelsOf(image: CanvasImageSource, side: number): Uint8ClampedArray {
  return drawn(image, side, side).context.getImageData(0, 0, side, side).data;
}

/** An image in another size, in px, each side at least one. */
export function drawn(image: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

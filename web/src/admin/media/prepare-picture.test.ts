import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meanColor, reducePhotograph } from './prepare-picture';

/** How the browser of the test writes: bytes for each pixel, and the types that it knows. */
let bytesPerPixel: number;
let writes: string[];
let pixel: [number, number, number, number];
let drawnSizes: [number, number][];
const close = vi.fn();

beforeEach(() => {
  [bytesPerPixel, writes, pixel, drawnSizes] = [0.1, ['image/webp'], [63, 107, 112, 255], []];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        drawImage: (_: unknown, x: number, y: number, width: number, height: number) => {
          drawnSizes.push([width - x, height - y]);
        },
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: new Uint8ClampedArray(Array.from({ length: width * height }, () => pixel).flat()),
        }),
      }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 1,
  ) {
    const size = Math.round(this.width * this.height * bytesPerPixel * quality);
    done(new Blob([new Uint8Array(size)], { type: writes.includes(type) ? type : 'image/png' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function photograph(width: number, height: number): Blob {
  const decode = vi.fn(() => Promise.resolve({ width, height, close }));
  vi.stubGlobal('createImageBitmap', decode);
  return new Blob(['x']);
}

test('a photograph is turned upright and drawn at most 1,600 pixels long, as WebP', async () => {
  const file = photograph(4_000, 3_000);
  const reduced = await reducePhotograph(file);
  expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  expect(drawnSizes.at(-1)).toEqual([1_600, 1_200]);
  expect(reduced?.blob.type).toBe('image/webp');
  expect(reduced?.color).toBe('3f6b70');
  expect(close).toHaveBeenCalled();
});

test('a small one keeps its size', async () => {
  await reducePhotograph(photograph(320, 80));
  expect(drawnSizes.at(-1)).toEqual([320, 80]);
});

test('one with too many bytes loses quality first, and then pixels, until it fits', async () => {
  bytesPerPixel = 0.5;
  const reduced = await reducePhotograph(photograph(4_000, 3_000));
  expect(reduced?.blob.size).toBeLessThanOrEqual(400_000);
  expect(drawnSizes.at(-1)).toEqual([1_200, 900]);
});

test('a browser that writes no WebP writes a JPEG, or a PNG where the ground shows through', async () => {
  writes = ['image/jpeg'];
  expect((await reducePhotograph(photograph(100, 100)))?.blob.type).toBe('image/jpeg');
  pixel = [0, 0, 0, 0];
  const reduced = await reducePhotograph(photograph(100, 100));
  expect(reduced?.blob.type).toBe('image/png');
  expect(reduced?.color).toBeUndefined();
});

test('what cannot be decoded is told', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no')));
  expect(await reducePhotograph(new Blob(['x']))).toBeUndefined();
});

test('a colour is the mean of all', () => {
  expect(meanColor(new Uint8ClampedArray([0, 0, 0, 255, 255, 16, 2, 255]))).toBe('800801');
});

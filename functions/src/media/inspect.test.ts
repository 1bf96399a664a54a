import { describe, expect, it, test } from 'vitest';
import {
  avifBox,
  buildAvif,
  buildPng,
  buildSvg,
  buildWebp,
  exif,
  jpeg,
  pngChunk,
  webpChunk,
  withSegment,
} from '../../tests/support/pictures';
import { AppError } from '../lib/app-error';
import { inspectPicture } from './inspect';

const SECRET = 'taken at 51.5007 N, 0.1246 W';
const secret = Buffer.from(SECRET);
const svg = buildSvg();

/** What a person is told of a file that is refused. */
function reasonOf(bytes: Buffer, type: string): string {
  try {
    inspectPicture(bytes, type);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  throw new Error('It was taken');
}

const whole: [name: string, type: string, bytes: Buffer][] = [
  ['PNG', 'image/png', buildPng()],
  ['JPEG', 'image/jpeg', jpeg],
  ['WebP', 'image/webp', buildWebp()],
  ['AVIF', 'image/avif', buildAvif()],
  ['SVG', 'image/svg+xml', svg],
];

describe.each(whole)('a %s', (_, type, bytes) => {
  it('is taken with its size, and byte for byte', () => {
    const picture = inspectPicture(bytes, type);
    expect(picture).toMatchObject({ width: 8, height: 6 });
    expect(picture.bytes.equals(bytes)).toBe(true);
  });

  it('that is called something else is refused', () => {
    const other = type === 'image/png' ? 'image/jpeg' : 'image/png';
    expect(reasonOf(bytes, other)).toBe(`This file is said to be ${other} and is ${type}.`);
  });

  it('is refused wherever it is cut off', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => inspectPicture(bytes.subarray(0, length), type)).toThrow(AppError);
    }
  });

  it.each([
    ['a ZIP', Buffer.from('PK\u0003\u0004whatever', 'latin1')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['one byte', Buffer.from([0])],
  ])('is refused with %s behind it', (__, more) => {
    const reason = reasonOf(Buffer.concat([bytes, more]), type);
    expect(reason).toMatch(/behind the end|cannot be read|damaged/);
  });
});

test.each([
  ['a GIF that is a script too', Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)', 'latin1')],
  [
    'a page',
    Buffer.from('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"></svg><script></script>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an archive', Buffer.from('PK\u0003\u0004', 'latin1')],
  ['a script', Buffer.from('alert(1)')],
])('%s is no picture', (_, bytes) => {
  expect(reasonOf(bytes, 'image/png')).toMatch(/no picture of a known type|said to be/);
});

test('nothing at all is refused', () => {
  expect(reasonOf(Buffer.alloc(0), 'image/png')).toBe('This file is empty.');
});

describe('size', () => {
  it.each([
    ['forty megapixels in few bytes', buildPng({ width: 8_000, height: 5_000 })],
    ['many pixels within the sides', buildPng({ width: 4_000, height: 4_000 })],
    ['one long side', buildPng({ width: 5_000, height: 10 })],
  ])('refuses %s', (_, bytes) => {
    expect(bytes.length).toBeLessThan(2_000);
    expect(reasonOf(bytes, 'image/png')).toMatch(/^This picture has \d+ × \d+ pixels/);
  });

  it('takes the largest there may be', () => {
    const bytes = buildPng({ width: 4_000, height: 2_500 });
    expect(inspectPicture(bytes, 'image/png')).toMatchObject({ width: 4_000, height: 2_500 });
  });

  it('refuses a picture without any', () => {
    expect(reasonOf(buildPng({ width: 0 }), 'image/png')).toMatch(/damaged/);
  });

  it('refuses an AVIF of too many pixels', () => {
    expect(reasonOf(buildAvif({ width: 8_000, height: 5_000 }), 'image/avif')).toMatch(/pixels/);
  });
});

describe('metadata', () => {
  it.each([
    ['tEXt', buildPng({ more: [pngChunk('tEXt', secret)] })],
    ['iTXt', buildPng({ more: [pngChunk('iTXt', secret)] })],
    ['eXIf', buildPng({ more: [pngChunk('eXIf', secret)] })],
    ['an unknown chunk', buildPng({ more: [pngChunk('prVt', secret)] })],
  ])('of a PNG in %s is left out', (_, bytes) => {
    expect(bytes.includes(SECRET)).toBe(true);
    expect(inspectPicture(bytes, 'image/png').bytes.equals(buildPng())).toBe(true);
  });

  it('a PNG keeps its colours', () => {
    const bytes = buildPng({ more: [pngChunk('sRGB', Buffer.from([0]))] });
    expect(inspectPicture(bytes, 'image/png').bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['EXIF', 0xe1, Buffer.concat([exif(1), secret])],
    ['XMP', 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)],
    ['IPTC', 0xed, secret],
    ['a comment', 0xfe, secret],
    ['a second picture', 0xe2, Buffer.from(`MPF\0${SECRET}`)],
  ])('of a JPEG in %s is left out', (_, code, data) => {
    const bytes = withSegment(code, data);
    expect(bytes.includes(SECRET)).toBe(true);
    expect(inspectPicture(bytes, 'image/jpeg').bytes.equals(jpeg)).toBe(true);
  });

  it('a JPEG keeps its colours', () => {
    const bytes = withSegment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001profile', 'latin1'));
    expect(inspectPicture(bytes, 'image/jpeg').bytes.equals(bytes)).toBe(true);
  });

  it('a JPEG that is to be turned is refused, since it would lie on its side', () => {
    expect(reasonOf(withSegment(0xe1, exif(6)), 'image/jpeg')).toMatch(/Save it upright/);
  });

  it('of a WebP is left out, and no longer announced', () => {
    const bytes = buildWebp([webpChunk('EXIF', secret), webpChunk('XMP ', secret)]);
    expect(bytes.includes(SECRET)).toBe(true);
    expect(inspectPicture(bytes, 'image/webp').bytes.equals(buildWebp())).toBe(true);
  });

  it.each(['Exif', 'mime'])('of an AVIF (%s) cannot be left out, and is refused', (type) => {
    expect(reasonOf(buildAvif({ items: ['av01', type] }), 'image/avif')).toMatch(/holds metadata/);
  });
});

test.each([
  ['lossy', buildWebp([], 4)],
  ['lossless', buildWebp([webpChunk('VP8L', Buffer.from('2fff3fff0f', 'hex'))])],
])('a WebP whose %s pixels are more than its canvas is refused', (_, bytes) => {
  expect(() => inspectPicture(bytes, 'image/webp')).toThrow(AppError);
});

describe('movement', () => {
  it('of a WebP is refused', () => {
    const bytes = buildWebp([webpChunk('ANMF', Buffer.alloc(16))]);
    expect(reasonOf(bytes, 'image/webp')).toMatch(/moves/);
  });

  it('of an AVIF is refused', () => {
    const bytes = Buffer.concat([buildAvif(), avifBox('moov')]);
    expect(reasonOf(bytes, 'image/avif')).toMatch(/moves/);
  });
});

import { deflateSync } from 'node:zlib';

/** A chunk of a PNG; browsers look at the checksum, which nothing here does. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

interface PngOptions {
  width?: number;
  height?: number;
  /** Chunks before the pixels. */
  more?: Buffer[];
}

/** A PNG of one tone. However large it is, it has few bytes. */
export function buildPng({ width = 8, height = 6, more = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 1_000)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 8 × 6, as a browser writes it. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCEAid//9k=',
  'base64',
);

/** A segment of a JPEG, to stand behind its first two bytes. */
export function jpegSegment(code: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Puts a segment where programs put theirs. */
export function withSegment(code: number, data: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), jpegSegment(code, data), jpeg.subarray(2)]);
}

/** What a camera says of a picture that was taken with the camera upside down. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

export function webpChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, data, padding]);
}

const vp8 = Buffer.from('cAEAnQEqCAAGAAOAWiWIAnQBQAAA/ueLbJ3pfg2SKa7AAA==', 'base64');

/** 8 × 6, the pixels as a browser writes them; the canvas may say another width. */
export function buildWebp(more: Buffer[] = [], canvasWidth = 8): Buffer {
  const extended = Buffer.alloc(10);
  // EXIF and XMP are announced.
  extended.writeUInt8(more.length > 0 ? 0x0c : 0, 0);
  extended.writeUIntLE(canvasWidth - 1, 4, 3);
  extended.writeUIntLE(5, 7, 3);
  const chunks = Buffer.concat([webpChunk('VP8X', extended), webpChunk('VP8 ', vp8), ...more]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
}

export function avifBox(name: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data]);
}

const version = (number: number) => Buffer.from([number, 0, 0, 0]);

/** The frame of an AVIF of 8 × 6, whose pixels nothing here looks at. */
export function buildAvif({ items = ['av01'], width = 8, height = 6 } = {}): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(items.length);
  const entries = items.map((type, index) =>
    avifBox(
      'infe',
      version(2),
      Buffer.from([0, index + 1, 0, 0]),
      Buffer.from(`${type}\0`, 'latin1'),
    ),
  );
  const shape = Buffer.alloc(8);
  shape.writeUInt32BE(width, 0);
  shape.writeUInt32BE(height, 4);
  return Buffer.concat([
    avifBox('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
    avifBox(
      'meta',
      version(0),
      avifBox('iinf', version(0), count, ...entries),
      avifBox('iprp', avifBox('ipco', avifBox('ispe', version(0), shape))),
    ),
    avifBox('mdat', Buffer.from('pixels')),
  ]);
}

/** A drawing with this inside. */
export function buildSvg(
  inside = '<path d="M0 0h8v6z"/>',
  attributes = 'viewBox="0 0 8 6"',
): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
}

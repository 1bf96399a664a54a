import { damaged, followedByMore, refused } from './refusal';
import { ascii } from './signature';

const HEAD_BYTES = 12;
/** Name and length before the data of a chunk. */
const FRAME_BYTES = 8;
/** In the first byte of VP8X: that metadata follows. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const MOVING = new Set(['ANIM', 'ANMF']);

/**
 * A WebP without its metadata.
 *
 * @throws {AppError} `invalid` when it is not whole, moves, goes on behind its end, or lies about its size
 */
export function tidyWebp(bytes: Buffer): Buffer {
  if (bytes.length < HEAD_BYTES) throw damaged();
  const promised = FRAME_BYTES + bytes.readUInt32LE(4);
  if (promised > bytes.length) throw damaged();
  if (promised < bytes.length) throw followedByMore();
  const kept: Buffer[] = [];
  let canvas: string | undefined;
  let pixels: string | undefined;
  for (let at = HEAD_BYTES; at < bytes.length;) {
    if (at + FRAME_BYTES > bytes.length) throw damaged();
    const name = ascii(bytes, at);
    const size = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + FRAME_BYTES + size + (size % 2);
    if (end > bytes.length) throw damaged();
    if (MOVING.has(name)) throw refused('This picture moves. Send one that stands still.');
    const data = bytes.subarray(at + FRAME_BYTES, end);
    if (name === 'VP8X') canvas = `${data.readUIntLE(4, 3) + 1} × ${data.readUIntLE(7, 3) + 1}`;
    if (name === 'VP8 ') pixels = lossySize(data);
    if (name === 'VP8L') pixels = losslessSize(data);
    if (KEPT.has(name))
      kept.push(name === 'VP8X' ? withoutFlags(bytes, at, end) : bytes.subarray(at, end));
    at = end;
  }
  // What is measured is the canvas, and what a browser needs memory for are the pixels.
  if (pixels === undefined || (canvas !== undefined && canvas !== pixels)) throw damaged();
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** The size that a lossy picture begins with: 14 bits a side, the rest is how it is scaled. */
function lossySize(data: Buffer): string {
  return `${data.readUInt16LE(6) & 0x3fff} × ${data.readUInt16LE(8) & 0x3fff}`;
}

/** The size that a lossless picture begins with: 14 bits a side, less one. */
function losslessSize(data: Buffer): string {
  const bits = data.readUInt32LE(1);
  return `${(bits & 0x3fff) + 1} × ${((bits >>> 14) & 0x3fff) + 1}`;
}

function withoutFlags(bytes: Buffer, at: number, end: number): Buffer {
  const chunk = Buffer.from(bytes.subarray(at, end));
  if (chunk.length <= FRAME_BYTES) throw damaged();
  chunk.writeUInt8(chunk.readUInt8(FRAME_BYTES) & ~(HAS_EXIF | HAS_XMP), FRAME_BYTES);
  return chunk;
}

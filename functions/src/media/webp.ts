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
 * @throws {AppError} `invalid` when it is not whole, moves, or goes on behind its end
 */
export function tidyWebp(bytes: Buffer): Buffer {
  if (bytes.length < HEAD_BYTES) throw damaged();
  const promised = FRAME_BYTES + bytes.readUInt32LE(4);
  if (promised > bytes.length) throw damaged();
  if (promised < bytes.length) throw followedByMore();
  const kept: Buffer[] = [];
  let hasPixels = false;
  for (let at = HEAD_BYTES; at < bytes.length;) {
    if (at + FRAME_BYTES > bytes.length) throw damaged();
    const name = ascii(bytes, at);
    const size = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + FRAME_BYTES + size + (size % 2);
    if (end > bytes.length) throw damaged();
    if (MOVING.has(name)) throw refused('This picture moves. Send one that stands still.');
    if (name === 'VP8 ' || name === 'VP8L') hasPixels = true;
    if (KEPT.has(name))
      kept.push(name === 'VP8X' ? withoutFlags(bytes, at, end) : bytes.subarray(at, end));
    at = end;
  }
  if (!hasPixels) throw damaged();
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function withoutFlags(bytes: Buffer, at: number, end: number): Buffer {
  const chunk = Buffer.from(bytes.subarray(at, end));
  if (chunk.length <= FRAME_BYTES) throw damaged();
  chunk.writeUInt8(chunk.readUInt8(FRAME_BYTES) & ~(HAS_EXIF | HAS_XMP), FRAME_BYTES);
  return chunk;
}

import { damaged, followedByMore } from './refusal';

const MARKER = 0xff;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/**
 * A JPEG without its metadata: comments, and all that programs add but for what its colours need.
 *
 * @throws {AppError} `invalid` when it is not whole, or goes on behind its end
 */
export function tidyJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let hasPixels = false;
  let at = 2;
  for (;;) {
    // A marker may have any number of these before it.
    while (bytes[at] === MARKER && bytes[at + 1] === MARKER) at += 1;
    if (bytes[at] !== MARKER || at + 2 > bytes.length) throw damaged();
    const code = bytes[at + 1] ?? SOI;
    if (code === EOI) break;
    if (code === SOI || at + 4 > bytes.length) throw damaged();
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = code === SOS ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (segmentEnd < at + 4 || end > bytes.length) throw damaged();
    if (code === SOS) hasPixels = true;
    if (isNeeded(code, bytes.subarray(at + 4, segmentEnd))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasPixels) throw damaged();
  if (at + 2 < bytes.length) throw followedByMore();
  kept.push(bytes.subarray(at, at + 2));
  return Buffer.concat(kept);
}

function isNeeded(code: number, content: Buffer): boolean {
  const begins = (name: string) => content.toString('latin1', 0, name.length) === name;
  if (code === APP0) return begins('JFIF\0');
  if (code === APP2) return begins('ICC_PROFILE\0');
  if (code === APP14) return begins('Adobe');
  return code !== COMMENT && (code < APP0 || code > APP15);
}

/** Where the next marker stands that does not belong to the pixels. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isPixels = code === 0 || code === MARKER || (code >= 0xd0 && code <= 0xd7);
    if (!isPixels) return at;
  }
  throw damaged();
}

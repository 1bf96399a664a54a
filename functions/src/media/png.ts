import { damaged, followedByMore, refused } from './refusal';
import { ascii } from './signature';

const SIGNATURE_BYTES = 8;
/** Length and name before the data of a chunk, and its checksum behind. */
const FRAME_BYTES = 12;

/** What a browser needs in order to show it: whatever else there is, texts and places, is left out. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '));
const IS_CRITICAL = /^[A-Z]/;

/**
 * A PNG without its metadata.
 *
 * @throws {AppError} `invalid` when it is not whole, or goes on behind its end
 */
export function tidyPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const names = new Set<string>();
  let at = SIGNATURE_BYTES;
  while (!names.has('IEND')) {
    if (at + FRAME_BYTES > bytes.length) throw damaged();
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4);
    if (end > bytes.length || (names.size === 0) !== (name === 'IHDR')) throw damaged();
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    else if (IS_CRITICAL.test(name))
      throw refused(`This PNG has a part '${name}' that no browser knows.`);
    names.add(name);
    at = end;
  }
  if (!names.has('IDAT')) throw damaged();
  if (at < bytes.length) throw followedByMore();
  return Buffer.concat(kept);
}

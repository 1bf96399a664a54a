import { damaged, followedByMore, refused } from './refusal';
import { ascii } from './signature';

/** Length and name before the content of a box. */
const FRAME_BYTES = 8;
/** Version and flags, which some boxes have before their content. */
const VERSION_BYTES = 4;

/** All that a picture which stands still is made of. */
const EXPECTED = new Set(['ftyp', 'meta', 'mdat']);
/** Kinds of items that are no pictures: places, texts, addresses. */
const METADATA = new Set(['Exif', 'mime', 'uri ']);

interface Box {
  name: string;
  start: number;
  end: number;
}

/**
 * Looks through an AVIF. Its parts name each other by their places in the file, so that nothing can be
 * left out of it: one with metadata is refused.
 *
 * @throws {AppError} `invalid`
 */
export function checkAvif(bytes: Buffer): Buffer {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const names = boxes.map(({ name }) => name);
  if (names.includes('moov')) throw refused('This picture moves. Send one that stands still.');
  if (names.some((name) => !EXPECTED.has(name))) throw followedByMore();
  const meta = boxes.find(({ name }) => name === 'meta');
  if (!meta || !names.includes('mdat')) throw damaged();
  const items = boxesIn(bytes, meta.start + VERSION_BYTES, meta.end).find(
    ({ name }) => name === 'iinf',
  );
  if (!items) throw damaged();
  if (itemTypesIn(bytes, items).some((type) => METADATA.has(type))) {
    throw refused(
      'This AVIF holds metadata, which may tell where it was taken. Save it without, or as WebP or JPEG.',
    );
  }
  return bytes;
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    if (at + FRAME_BYTES > end) throw damaged();
    const size = bytes.readUInt32BE(at);
    // 0 and 1 stand for sizes that a picture of ours does not need.
    if (size < FRAME_BYTES || at + size > end) throw damaged();
    boxes.push({ name: ascii(bytes, at + 4), start: at + FRAME_BYTES, end: at + size });
    at += size;
  }
  return boxes;
}

function itemTypesIn(bytes: Buffer, { start, end }: Box): string[] {
  const countBytes = bytes.readUInt8(start) === 0 ? 2 : 4;
  return boxesIn(bytes, start + VERSION_BYTES + countBytes, end).map((box) => {
    const version = bytes.readUInt8(box.start);
    // Older ones have no type.
    if (version < 2) throw damaged();
    const idBytes = version === 2 ? 2 : 4;
    return ascii(bytes, box.start + VERSION_BYTES + idBytes + 2);
  });
}

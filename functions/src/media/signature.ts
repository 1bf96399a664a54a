import type { MediaExtension } from '@torque-tide/contract/media';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** What may stand before the root of a drawing. */
const BEFORE_ROOT =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*/;
const ROOT = /^<(?:[\w-]+:)?svg[\s>/]/;
/** Of a drawing, as much is looked at. */
const HEAD_BYTES = 16 * 1024;

/** The type of a file by its bytes, whatever it is called; undefined when it is none of ours. */
export function extensionOf(bytes: Buffer): MediaExtension | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpg';
  if (ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WEBP') return 'webp';
  if (ascii(bytes, 4) === 'ftyp' && brandsOf(bytes).includes('avif')) return 'avif';
  const head = bytes.subarray(0, HEAD_BYTES).toString('utf8');
  return ROOT.test(head.replace(BEFORE_ROOT, '')) ? 'svg' : undefined;
}

/** Four letters at a place. */
export function ascii(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(ascii(bytes, at));
  return brands;
}

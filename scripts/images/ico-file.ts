const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Returns an ICO file with one square PNG, for browsers that request `/favicon.ico` by themselves. */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // An icon rather than a cursor.
  head.writeUInt16LE(1, 4); // One picture.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // Colour planes.
  head.writeUInt16LE(32, 12); // Bits a pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

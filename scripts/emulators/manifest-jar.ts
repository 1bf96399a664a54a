import { crc32 } from 'node:zlib';

const NAME = Buffer.from('META-INF/MANIFEST.MF');

/** A jar (a zip with one stored file) whose manifest names a main class in another jar. */
export function manifestJar(mainClass: string, classPathUrl: string): Buffer {
  const manifest = Buffer.from(
    [
      'Manifest-Version: 1.0',
      ...wrap(`Main-Class: ${mainClass}`),
      ...wrap(`Class-Path: ${classPathUrl}`),
      '',
      '',
    ].join('\r\n'),
  );
  const header = localHeader(manifest);
  const directory = directoryEntry(manifest);
  const offset = header.length + manifest.length;
  return Buffer.concat([header, manifest, directory, endOfDirectory(directory.length, offset)]);
}

/** Manifest lines hold at most 72 bytes; what is longer goes on in the next line after a space. */
function wrap(line: string): string[] {
  const [first = '', ...rest] = line.match(/^.{1,72}|.{1,71}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)];
}

/** Fields that a zip's local header and its directory entry share: no compression, 1 January 1980. */
function common(content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(NAME.length, 22);
  return fields;
}

function localHeader(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04'), common(content), NAME]);
}

function directoryEntry(content: Buffer): Buffer {
  const madeBy = Buffer.from([10, 0]);
  return Buffer.concat([
    Buffer.from('PK\x01\x02'),
    madeBy,
    common(content),
    Buffer.alloc(14),
    NAME,
  ]);
}

function endOfDirectory(size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06'), end]);
}

import { crc32 } from 'node:zlib';

/** Makes a ZIP file, uncompressed, of the given files. */
export function buildZip(files: Readonly<Record<string, string>>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), version, facts, place, nameBytes]));
    entries.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, listed, Buffer.from('PK\x05\x06'), end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Returns a Word document of one sentence, with additional files. */
export function buildDocx(more: Readonly<Record<string, string>> = {}): Buffer {
  return buildZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ada Berg</w:t></w:r></w:p></w:body></w:document>',
    ...more,
  });
}

/** Returns an OpenDocument text of one sentence, with additional files. */
export function buildOdt(more: Readonly<Record<string, string>> = {}): Buffer {
  return buildZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    ...more,
  });
}

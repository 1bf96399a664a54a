import { strToU8, zipSync } from 'fflate';

/** Makes a ZIP file, uncompressed, of the given files. */
export function buildZip(files: Readonly<Record<string, string>>): Buffer {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 0 }));
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

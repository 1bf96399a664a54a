import { CV_MAX_BYTES } from '@torque-tide/contract/application-choices';
import { expect, test } from 'vitest';
import { buildDocx, buildOdt, buildZip } from '../../tests/support/zip';
import { readCv } from './cv';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const page = '<!doctype html><script>alert(1)</script>';

test.each<[string, Buffer, string]>([
  ['a PDF', pdf, 'pdf'],
  ['a Word document', buildDocx(), 'docx'],
  ['an OpenDocument text', buildOdt(), 'odt'],
  ['RTF', Buffer.from('{\\rtf1 Ada Berg}'), 'rtf'],
  ['a PDF with a page in it', Buffer.from(`%PDF-1.4\n${page}`), 'pdf'],
  ['a PDF with a ZIP file behind it', Buffer.concat([pdf, buildZip({ a: page })]), 'pdf'],
])('takes %s', async (_, bytes, type) => {
  expect(await readCv(bytes)).toEqual({ type, bytes });
});

test.each<[string, Buffer]>([
  ['a page', Buffer.from(page)],
  ['text with the name of a CV', Buffer.from('Ada Berg')],
  ['a Word document with macros', buildDocx({ 'word/vbaProject.bin': 'x' })],
  ['an OpenDocument text with macros', buildOdt({ 'Basic/script-lc.xml': '<x/>' })],
  ['an OpenDocument text with scripts', buildOdt({ 'Scripts/python/x.py': 'x' })],
  ['a page with a PDF behind it', Buffer.concat([Buffer.from(page), pdf])],
  ['a ZIP file with a PDF behind it', Buffer.concat([buildZip({ a: page }), pdf])],
  ['an empty file', Buffer.alloc(0)],
  ['a file that is too large', Buffer.concat([pdf, Buffer.alloc(CV_MAX_BYTES)])],
])('refuses %s', async (_, bytes) => {
  await expect(readCv(bytes)).rejects.toMatchObject({
    code: 'invalid',
    fields: { cv: [expect.anything()] },
  });
});

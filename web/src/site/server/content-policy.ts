import { createHash } from 'node:crypto';
import { type App, documentPolicy } from '@torque-tide/contract/http-headers';

const CHARSET = /<meta charset="utf-8"\s*\/?>\s*/i;
const STYLE = /<style[^<>]*>/;

/**
 * Adds a content policy to the start of a document's head. It lists the hash of each style in the
 * document, so that no other style applies.
 *
 * @throws {Error} if the document has no head with a charset
 */
export function withContentPolicy(app: App, document: string): string {
  const withoutCharset = document.replace(CHARSET, '');
  if (withoutCharset === document || !document.includes('<head>')) {
    throw new Error('The document must have a head that tells its charset');
  }
  const [, ...styles] = document.split(STYLE).map((part) => part.split('</style>', 1)[0] ?? '');
  const hashes = styles.map(sha256);
  const policy = documentPolicy(app, [...new Set(hashes)]);
  // The charset must be within the first 1,024 bytes.
  const first = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return withoutCharset.replace('<head>', () => `<head>${first}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

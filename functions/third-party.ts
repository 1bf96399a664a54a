import type { Metafile } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i;

/**
 * What the licences of bundled libraries ask for: each with its name, its version and the texts that came with it.
 *
 * @param inputs the bundled files, by their paths from `folder`
 * @throws {Error} when a library tells no licence at all
 */
export function thirdPartyNotices(inputs: Metafile['inputs'], folder: string): string {
  const packages = new Set(Object.keys(inputs).map((path) => PACKAGE_FOLDER.exec(path)?.[0]));
  const notices = [...packages].flatMap((path) =>
    path === undefined ? [] : [noticeOf(join(folder, path))],
  );
  return [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(path: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  if (license === undefined) throw new Error(`${name} tells no licence`);
  const texts = readdirSync(path)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n').concat('\n');
}

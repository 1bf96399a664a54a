import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type HeaderRule, picturesRule } from './hosting-config';
import { releaseConfig } from './release-config';
import { cacheFolder, demoPicturesFolder, root } from '../lib/repository';

/**
 * Returns Hosting's configuration for a copy of the built site that includes the demo's pictures.
 *
 * @param name of the copy
 * @param edit changes policies, in headers and in the admin area's document
 */
export function demoHosting(name: string, edit: (text: string) => string = (text) => text) {
  const { hosting } = releaseConfig();
  const headers: HeaderRule[] = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: edit(value) })),
  }));
  return {
    ...hosting,
    headers: [...headers, picturesRule(readdirSync(demoPicturesFolder))],
    public: copySite(name, hosting.public, edit),
  };
}

/** Copies the built site, if there is one. */
function copySite(name: string, folder: string, edit: (text: string) => string): string {
  const built = join(root, folder);
  const document = join(built, 'admin.html');
  if (!existsSync(document)) return folder;
  const copy = join(cacheFolder, `site-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  cpSync(demoPicturesFolder, copy, { recursive: true });
  writeFileSync(join(copy, 'admin.html'), edit(readFileSync(document, 'utf8')));
  return relative(root, copy);
}

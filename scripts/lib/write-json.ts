import { format } from 'oxfmt';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './repository';

/** Writes a JSON file of the repository in the formatter's style, and reports a change. */
export async function writeJson(path: string, content: object): Promise<void> {
  const file = join(root, path);
  const { code } = await format(path, JSON.stringify(content), readJson('.oxfmtrc.json'));
  if (code === readFileSync(file, 'utf8')) return;
  writeFileSync(file, code);
  console.log(`Changed ${path}`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './repository';

/** Reads a file of JSON in the repository. */
export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
}

/** Writes a JSON file of the repository in the formatter's style, and reports a change. */
export async function writeJson(path: string, content: object): Promise<void> {
  const file = join(root, path);
  const options = await resolveConfig(file);
  const text = await format(JSON.stringify(content), { ...options, parser: 'json' });
  if (text === readFileSync(file, 'utf8')) return;
  writeFileSync(file, text);
  console.log(`Changed ${path}`);
}

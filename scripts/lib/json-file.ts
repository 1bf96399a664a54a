import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './repository';

/** A file of JSON in the repository, which is written as the formatter leaves it. */
export function jsonFile<T extends object>(path: string) {
  const file = join(root, path);
  return {
    read: () => JSON.parse(readFileSync(file, 'utf8')) as T,
    /** Tells whether it changed something. */
    write: async (content: T): Promise<boolean> => {
      const options = await resolveConfig(file);
      const text = await format(JSON.stringify(content), { ...options, parser: 'json' });
      if (text === readFileSync(file, 'utf8')) return false;
      writeFileSync(file, text);
      return true;
    },
  };
}

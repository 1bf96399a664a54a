import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program on the PATH. */
export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

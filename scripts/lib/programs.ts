import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program that a shell would find. */
export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

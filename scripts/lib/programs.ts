import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs by their names; undefined stands for one that is not installed. */
export type Programs<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** Path of a program that a shell would find. */
export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

export function missingOf(programs: Programs<string>): string[] {
  return Object.keys(programs).filter((name) => programs[name] === undefined);
}

/** @throws when it is not installed */
export function pathOf<Name extends string>(programs: Programs<Name>, name: Name): string {
  const path = programs[name];
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
}

import { delimiter } from 'node:path';

/** The folders in which a shell looks for a program, in its order. */
export function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository';

/** The project that the emulators run as; its `demo-` prefix keeps every call on this machine. */
export function demoProject(): string {
  const file = readFileSync(join(root, '.firebaserc'), 'utf8');
  return (JSON.parse(file) as { projects: { default: string } }).projects.default;
}

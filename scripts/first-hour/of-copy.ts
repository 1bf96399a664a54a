import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/processes';
import { root } from '../lib/repository';
import { type Counts, countOne } from '../lib/test-report';
import { makeRebrandedCopy } from './rebranded-copy';

const COUNTS_FILE = 'first-hour-counts.json';

/** Makes a copy of the tree, another agency's, and tries its first hour by its own scripts. */
export async function firstHourOfCopy(): Promise<Counts> {
  console.log('\n── The first hour of another agency');
  const copy = await makeRebrandedCopy();
  await run('npx', ['tsx', 'scripts/first-hour.ts', '--here'], { cwd: copy });
  const counts = join(copy, COUNTS_FILE);
  // A copy that ended before its tests has passed none.
  const told = existsSync(counts)
    ? (JSON.parse(readFileSync(counts, 'utf8')) as Counts)
    : countOne(false);
  // A second tree of sources is nothing that a search or an editor should meet.
  rmSync(copy, { recursive: true });
  return told;
}

/** Tells whoever has made this copy how its tests went. */
export function tellCounts(counts: Counts): void {
  writeFileSync(join(root, COUNTS_FILE), JSON.stringify(counts));
}

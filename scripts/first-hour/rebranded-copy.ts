import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../lib/problem';
import { runBelow } from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
import { countOne, type Counts } from '../lib/test-report';
import { OTHER_AGENCY, OTHER_MARK } from './other-agency';

const COUNTS_FILE = 'first-hour-counts.json';

interface Beside {
  /** True when it runs beside others: what is said is shown at its end. */
  isBeside: boolean;
}

/** Makes a copy of the tree, another agency's, and tries its first hour by its own scripts. */
export async function firstHourOfCopy({ isBeside }: Beside): Promise<Counts> {
  const copy = await makeRebrandedCopy(isBeside);
  const script = ['tsx', 'scripts/first-hour.ts', '--here'];
  await runBelow('The first hour of another agency', isBeside, 'npx', script, { cwd: copy });
  const counts = join(copy, COUNTS_FILE);
  // A copy that ended before its tests has passed none.
  const told = existsSync(counts)
    ? (JSON.parse(readFileSync(counts, 'utf8')) as Counts)
    : countOne('the first hour ended before its tests', false);
  // A second tree of sources is nothing that a search or an editor should meet.
  rmSync(copy, { recursive: true });
  return told;
}

/** Tells whoever has made this copy how its tests went. */
export function tellCounts(counts: Counts): void {
  writeFileSync(join(root, COUNTS_FILE), JSON.stringify(counts));
}

const AGENCY_FILE = 'domain/src/agency.json';
/** In a copy, who the agency was before. */
export const FORMER_AGENCY_FILE = 'former-agency.json';

/** The scope of the project's own packages: in a copy they are the copy's. */
const OWN_SCOPE = '@torque-tide';
/** What is no source: made, fetched, or somebody's history. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'dist-server', 'test-results']);
/** Dotted names that the sources need. */
const DOTTED = new Set(['.firebaserc', '.github', '.nvmrc', '.prettierrc.json']);

/**
 * Copies the working tree and makes the copy another agency's, as `npm run setup` does: the tree itself
 * stays as it is.
 *
 * @returns the copy's folder, with the packages of this one, and without a build
 * @throws {Problem} when the setup fails
 */
async function makeRebrandedCopy(isBeside: boolean): Promise<string> {
  const copy = join(cacheFolder, 'rebranded');
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root).filter(isSource)) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  }
  for (const workspace of ['', 'contract', 'domain', 'functions', 'web']) {
    const packages = join(root, workspace, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, join(copy, workspace, 'node_modules'));
  }
  // What must be gone is known from what was there.
  cpSync(join(copy, AGENCY_FILE), join(copy, FORMER_AGENCY_FILE));
  const answers = Object.entries(OTHER_AGENCY).map(([name, text]) => `--${name}=${text}`);
  const mark = join(copy, 'mark-of-another-agency.svg');
  writeFileSync(mark, OTHER_MARK.svg);
  const setup = ['tsx', 'scripts/setup.ts', `--mark=${mark}`, ...answers];
  const code = await runBelow('The setup of another agency', isBeside, 'npx', setup, { cwd: copy });
  if (code !== 0) throw new Problem('The copy could not be made another agency’s.');
  return copy;
}

function isSource(path: string): boolean {
  const name = basename(path);
  return !NOT_COPIED.has(name) && (!name.startsWith('.') || DOTTED.has(name));
}

/** Packages are many and never written to: links do, but for the project's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name !== OWN_SCOPE) symlinkSync(join(from, name), join(to, name));
  }
  if (!readdirSync(from).includes(OWN_SCOPE)) return;
  mkdirSync(join(to, OWN_SCOPE));
  for (const name of readdirSync(join(from, OWN_SCOPE))) {
    // Relative, so that they lead into the copy.
    symlinkSync(readlinkSync(join(from, OWN_SCOPE, name)), join(to, OWN_SCOPE, name));
  }
}

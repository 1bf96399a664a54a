import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../lib/repository';
import { writeJson } from '../lib/write-json';

export const AGENCY_FILE = 'domain/src/agency.json';
const ALIASES_FILE = '.firebaserc';
const ENVIRONMENT = join(root, 'functions/.env');

const KEY_LINE = /^WEB_API_KEY=(.*)\n?/m;

/** The alias of the agency's own project. */
const OWN = 'production';

const aliases = () => readJson(ALIASES_FILE)['projects'] as Partial<Record<string, string>>;

/** Returns the project of a name or alias; undefined until the agency has chosen one. */
export function projectOf(named = OWN): string | undefined {
  const project = aliases()[named] ?? named;
  return project === OWN || project.startsWith('demo-') ? undefined : project;
}

export async function writeProject(project: string): Promise<void> {
  await writeJson(ALIASES_FILE, { projects: { ...aliases(), [OWN]: project } });
}

const environmentText = () => (existsSync(ENVIRONMENT) ? readFileSync(ENVIRONMENT, 'utf8') : '');

/** Empty for a decision against it; undefined without a decision. */
export function knownWebApiKey(): string | undefined {
  return KEY_LINE.exec(environmentText())?.[1];
}

export function writeWebApiKey(key: string): void {
  writeFileSync(ENVIRONMENT, `${environmentText().replace(KEY_LINE, '')}WEB_API_KEY=${key}\n`);
}

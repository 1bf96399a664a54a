import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Mark } from '../../web/src/shared/ui/brand/mark';
import { faviconSvg } from '../images/mark-svg';
import { root } from '../lib/repository';

/** What `npm run setup` writes, and where. Each function tells whether it changed something. */
const AGENCY = join(root, 'domain/src/agency.json');
const MARK = join(root, 'web/src/shared/ui/brand/mark.json');
const ALIASES = join(root, '.firebaserc');
const ENVIRONMENT = join(root, 'functions/.env');
const FAVICON = join(root, 'web/public/favicon.svg');

const KEY_LINE = /^WEB_API_KEY=(.*)$/m;

export function knownAgency(): object {
  return JSON.parse(readFileSync(AGENCY, 'utf8')) as object;
}

export function writeAgency(agency: object): Promise<boolean> {
  return write(AGENCY, agency);
}

export function knownMark(): Mark {
  return JSON.parse(readFileSync(MARK, 'utf8')) as Mark;
}

export function writeMark(mark: Mark): Promise<boolean> {
  return write(MARK, mark);
}

/** The project that is the agency's own; undefined until one is chosen. */
export function knownProject(): string | undefined {
  return aliases()['production'];
}

export async function writeProject(project: string | undefined): Promise<boolean> {
  if (!project) return false;
  return write(ALIASES, { projects: { ...aliases(), production: project } });
}

/** Nothing where it was answered that there is none; undefined while nobody has answered. */
export function knownWebApiKey(): string | undefined {
  return existsSync(ENVIRONMENT)
    ? KEY_LINE.exec(readFileSync(ENVIRONMENT, 'utf8'))?.[1]
    : undefined;
}

export function writeWebApiKey(key: string | undefined): boolean {
  const known = knownWebApiKey();
  if (key === undefined || key === known) return false;
  const text = existsSync(ENVIRONMENT) ? readFileSync(ENVIRONMENT, 'utf8') : '';
  const line = `WEB_API_KEY=${key}`;
  const isThere = known !== undefined;
  writeFileSync(ENVIRONMENT, isThere ? text.replace(KEY_LINE, () => line) : `${text}${line}\n`);
  return true;
}

/** The scripts whose pictures show a mark that is no more. */
export function outdatedPictures(): string[] {
  const isKnown = existsSync(FAVICON) && readFileSync(FAVICON, 'utf8') === faviconSvg(knownMark());
  return isKnown ? [] : ['icons', 'social-images'];
}

function aliases(): Record<string, string> {
  return (JSON.parse(readFileSync(ALIASES, 'utf8')) as { projects: Record<string, string> })
    .projects;
}

async function write(file: string, content: object): Promise<boolean> {
  const options = await resolveConfig(file);
  const text = await format(JSON.stringify(content), { ...options, parser: 'json' });
  if (text === readFileSync(file, 'utf8')) return false;
  writeFileSync(file, text);
  return true;
}

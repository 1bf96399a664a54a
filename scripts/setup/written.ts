import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark } from '../../web/src/shared/ui/brand/mark';
import { faviconSvg } from '../images/mark-svg';
import { jsonFile } from '../lib/json-file';
import { root } from '../lib/repository';

/** What `npm run setup` writes, and where. Each function tells whether it changed something. */
export const agencyFile = jsonFile('domain/src/agency.json');
export const markFile = jsonFile<Mark>('web/src/shared/ui/brand/mark.json');
const aliasFile = jsonFile<{ projects: Record<string, string> }>('.firebaserc');
const ENVIRONMENT = join(root, 'functions/.env');
const FAVICON = join(root, 'web/public/favicon.svg');

const KEY_LINE = /^WEB_API_KEY=(.*)$/m;

/** The project that is the agency's own; undefined until one is chosen. */
export function knownProject(): string | undefined {
  return aliasFile.read().projects['production'];
}

export async function writeProject(project: string | undefined): Promise<boolean> {
  if (!project) return false;
  return aliasFile.write({ projects: { ...aliasFile.read().projects, production: project } });
}

function environmentText(): string {
  return existsSync(ENVIRONMENT) ? readFileSync(ENVIRONMENT, 'utf8') : '';
}

/** Nothing where it was answered that there is none; undefined while nobody has answered. */
export function knownWebApiKey(): string | undefined {
  return KEY_LINE.exec(environmentText())?.[1];
}

export function writeWebApiKey(key: string | undefined): boolean {
  const known = knownWebApiKey();
  if (key === undefined || key === known) return false;
  const text = environmentText();
  const line = `WEB_API_KEY=${key}`;
  const isThere = known !== undefined;
  writeFileSync(ENVIRONMENT, isThere ? text.replace(KEY_LINE, () => line) : `${text}${line}\n`);
  return true;
}

/** Tells whether the committed pictures show another mark than the present one. */
export function arePicturesOutdated(): boolean {
  const shown = existsSync(FAVICON) ? readFileSync(FAVICON, 'utf8') : '';
  return shown !== faviconSvg(markFile.read());
}

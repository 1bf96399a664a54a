import { agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import { readJson } from '../lib/repository';
import { listed, Problem } from '../lib/problem';
import { AGENCY_FILE, knownWebApiKey, projectOf } from '../setup/files';
import { aboutDatabase } from './database';
import { aboutStatements } from './statements';

/** Values an agency's facts must not have, each with the reason. */
const REFUSED: readonly [pattern: RegExp, reason: string][] = [
  [/torque (?:&|and) tide|\bexample wharf\b/i, 'is the demo’s'],
  [
    // RFC 2606, RFC 6761, and the demo's LinkedIn page.
    /\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|-example(?:\/|$)/,
    'is an address that nobody can reach',
  ],
  [/7946\s*0\d{3}/, 'is a number reserved for fiction'],
];

/** Returns the obstacles to a release that this machine knows, each with its remedy. */
export function findingsHere(project: string | undefined): string[] {
  return [
    ...aboutAgency(readJson(AGENCY_FILE)),
    ...aboutStatements(),
    ...(project ? [] : ['No project is chosen: run "npm run setup -- --project=<id>" once.']),
    ...aboutWebApiKey(knownWebApiKey()),
  ];
}

/**
 * Refuses a release that would show something invented, or go to the wrong project.
 *
 * @param named the project or its alias; defaults to the agency's own
 * @returns the project to release to
 * @throws {Problem} with everything to correct
 */
export async function assertReady(named?: string, isDatabaseAsked = true): Promise<string> {
  const project = projectOf(named);
  const findings = findingsHere(project);
  if (project && isDatabaseAsked && findings.length === 0) {
    findings.push(...(await aboutDatabase(project)));
  }
  if (project && findings.length === 0) return project;
  throw new Problem(`Not ready to deploy:\n\n${listed(findings, '✗')}`);
}

export function aboutAgency(agency: object): string[] {
  const invalid = z.safeParse(agencySchema, agency).error?.issues ?? [];
  const invented = Object.entries(agency).flatMap(([field, value]: [string, unknown]) => {
    const text = [value].flat().join(', ');
    return REFUSED.filter(([pattern]) => pattern.test(text)).map(
      ([, reason]) => `${field}: “${text}” ${reason}`,
    );
  });
  const open = [
    ...invalid.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...invented,
  ];
  if (open.length === 0) return [];
  return [
    `${AGENCY_FILE} is not the agency’s own yet. Run "npm run setup", or edit it:\n${open.join('\n')}`,
  ];
}

/** @param key of `functions/.env`: empty for a decision against it, undefined without a decision */
export function aboutWebApiKey(key: string | undefined): string[] {
  if (key !== undefined && /^[\w-]*$/.test(key)) return [];
  return [
    'functions/.env has no line WEB_API_KEY, or no key in it: run "npm run setup -- --webApiKey=<key>", with nothing after = for none.',
  ];
}

import { type Agency, agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';

/** What a release is made of, as far as this machine knows it. */
export interface Release {
  /** The content of `domain/src/agency.json`. */
  agency: unknown;
  /** Of `firebase.json`. */
  databaseLocation: string | undefined;
  /** The project that would be deployed to. */
  project: string | undefined;
}

interface Check {
  name: string;
  /** What is wrong, and the way out of it, in sentences; none where all is well. */
  findings: (release: Release) => string[];
}

/** Numbers that are kept for stories, in each of the ways people write them. */
const STORY_NUMBER = /7946\s*0\d{3}/;
/** Addresses that lead nowhere by their rules (RFC 2606, RFC 6761). */
const NOWHERE = /\.(?:example|test|invalid|localhost)\b/;

const SETUP = 'Run "npm run setup", or edit domain/src/agency.json.';

function textsOf(agency: unknown): [field: string, text: string][] {
  return Object.entries(agency as Partial<Agency>).flatMap(([field, value]) =>
    [value].flat().map((text): [string, string] => [field, String(text)]),
  );
}

/** What a release is refused for, in the order in which it is mended. */
const CHECKS: readonly Check[] = [
  {
    name: 'the agency’s file keeps to its rules',
    findings: ({ agency }) =>
      (z.safeParse(agencySchema, agency).error?.issues ?? []).map(
        ({ path, message }) => `${path.join('.')}: ${message}. ${SETUP}`,
      ),
  },
  {
    name: 'every address leads somewhere',
    findings: ({ agency }) =>
      textsOf(agency)
        .filter(([, text]) => NOWHERE.test(text))
        .map(([field, text]) => `${field} is “${text}”, which nobody can reach. ${SETUP}`),
  },
  {
    name: 'no invented telephone number',
    findings: ({ agency }) =>
      textsOf(agency)
        .filter(([, text]) => STORY_NUMBER.test(text))
        .map(([field, text]) => `${field} is “${text}”, a number kept for stories. ${SETUP}`),
  },
  {
    name: 'a database in Europe',
    findings: ({ databaseLocation }) =>
      databaseLocation?.startsWith('eu')
        ? []
        : ['firebase.json names no European location: set firestore.location to "europe-west2".'],
  },
  {
    name: 'a project of its own',
    findings: ({ project }) =>
      project !== undefined && !project.startsWith('demo-')
        ? []
        : ['No project is chosen: run "npx firebase use <id> --alias production" once.'],
  },
];

/** What stands against a release: each finding below the name of its check. */
export function findingsOf(release: Release): { name: string; findings: string[] }[] {
  return CHECKS.map(({ name, findings }) => ({ name, findings: findings(release) })).filter(
    ({ findings }) => findings.length > 0,
  );
}

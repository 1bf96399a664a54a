import { agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import type { Database, FieldOverride, Release } from './release';

/** One thing that a release is looked at for. */
interface Check {
  name: string;
  /** What is wrong, and the way out of it, in sentences; none where all is well. */
  findings: (release: Release) => string[];
}

/** The way out of what is wrong with the agency's file. */
const SETUP = 'Run "npm run setup", or edit domain/src/agency.json.';

/** The texts of an agency, each with the name of its field. */
function textsOf(agency: unknown): [field: string, text: string][] {
  return Object.entries(agency as object).flatMap(([field, value]) =>
    [value as unknown].flat().map((text): [string, string] => [field, String(text)]),
  );
}

/** Looks for what no text of an agency's file may be like. */
const noTextLike = (pattern: RegExp, name: string, why: string): Check => ({
  name,
  findings: ({ agency }) =>
    textsOf(agency)
      .filter(([, text]) => pattern.test(text))
      .map(([field, text]) => `${field} is “${text}”, ${why}. ${SETUP}`),
});

/** The database, where there is one and it could be read. */
function readableDatabase({ database }: Release): Database | undefined {
  return typeof database === 'object' ? database : undefined;
}

/** The name and the street of an agency that is none. */
const DEMO = /torque (?:&|and) tide|\bexample wharf\b/i;

/** Addresses that lead nowhere by their rules (RFC 2606, RFC 6761), and the demo's page at LinkedIn. */
const NOWHERE =
  /\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|-example(?:\/|$)/;

/** Numbers that are kept for stories, in each of the ways people write them. */
const STORY_NUMBER = /7946\s*0\d{3}/;

const KEY = /^[\w-]*$/;

const nameOf = ({ collectionGroup, fieldPath }: FieldOverride) => `${collectionGroup}.${fieldPath}`;

/** As a text that is the same for the same indexes; a scope that is not told is that of a collection. */
const indexesOf = ({ indexes }: FieldOverride) =>
  indexes
    .map(({ order, arrayConfig, queryScope = 'COLLECTION' }) =>
      [order ?? arrayConfig, queryScope].join(),
    )
    .toSorted()
    .join(';');

/** Looks for fields that the database of a release keeps in another way than it should. */
const noFieldElse = (
  name: string,
  said: string,
  isWanted: (override: FieldOverride) => boolean,
  isAsWanted: (there: FieldOverride, wanted: FieldOverride) => boolean,
): Check => ({
  name,
  findings: (release) => {
    const { fieldOverrides, project, bringsIndexes } = release;
    const database = readableDatabase(release);
    if (!database || bringsIndexes) return [];
    const there = new Map(database.fieldOverrides.map((override) => [nameOf(override), override]));
    const others = fieldOverrides.filter(isWanted).filter((override) => {
      const found = there.get(nameOf(override));
      return found === undefined || !isAsWanted(found, override);
    });
    if (others.length === 0) return [];
    const remedy = `run "npx firebase deploy --only firestore --project ${project}".`;
    return [`${said} ${others.map(nameOf).join(', ')}: ${remedy}`];
  },
});

/** What a release is refused for, in the order in which it is mended. */
const CHECKS: readonly Check[] = [
  {
    name: 'the agency’s file keeps to its rules',
    findings: ({ agency }) =>
      (z.safeParse(agencySchema, agency).error?.issues ?? []).map(
        ({ path, message }) => `${path.join('.')}: ${message}. ${SETUP}`,
      ),
  },
  noTextLike(DEMO, 'nothing of the demo’s agency', 'which is the demo’s'),
  noTextLike(NOWHERE, 'every address leads somewhere', 'which nobody can reach'),
  noTextLike(STORY_NUMBER, 'no invented telephone number', 'a number kept for stories'),
  {
    name: 'every claim is the agency’s own',
    findings: ({ claims, demoClaims, confirmedClaims }) => {
      const unchanged = Object.keys(claims).filter(
        (name) => claims[name] === demoClaims[name] && !confirmedClaims.includes(name),
      );
      if (unchanged.length === 0) return [];
      const names = unchanged.map((name) => JSON.stringify(name)).join(', ');
      return [
        `The site still claims what the demo invented: ${names}. Write what is true into domain/src/claims.ts, and of applications into domain/src/texts/job.ts; what is true of the agency as it stands there, name in the list of scripts/release/confirmed-claims.json.`,
      ];
    },
  },
  {
    name: 'a project of its own',
    findings: ({ project }) =>
      project !== undefined && !project.startsWith('demo-')
        ? []
        : ['No project is chosen: run "npm run setup -- --project=<id>" once.'],
  },
  {
    name: 'the key of a live admin area, or that there is none',
    findings: ({ webApiKey }) => {
      if (webApiKey !== undefined && KEY.test(webApiKey)) return [];
      const wrong =
        webApiKey === undefined
          ? 'functions/.env has no line WEB_API_KEY'
          : 'WEB_API_KEY in functions/.env is no key of a web app';
      return [
        `${wrong}: run "npm run setup -- --webApiKey=<key>", with nothing behind = for none.`,
      ];
    },
  },
  {
    name: 'the database can be looked at',
    findings: ({ database }) => (typeof database === 'string' ? [database] : []),
  },
  {
    name: 'a database in Europe',
    findings: (release) => {
      const { databaseLocation, project } = release;
      if (!databaseLocation?.startsWith('eu')) {
        return [
          'firebase.json names no European location: set firestore.location to "europe-west2".',
        ];
      }
      const { location = databaseLocation } = readableDatabase(release) ?? {};
      if (location === databaseLocation) return [];
      return [
        `The database of ${project} lies in ${location}, not in ${databaseLocation}, and cannot be moved: take a project without a database, or write ${location} into firebase.json if it is meant.`,
      ];
    },
  },
  {
    name: 'nothing of the demo in the database',
    findings: (release) =>
      (readableDatabase(release)?.demo ?? []).map(
        (found) => `${found} is the demo’s: delete it at /admin, or with "npm run admin".`,
      ),
  },
  noFieldElse(
    'what should end by itself does',
    'No time to live is set for',
    ({ ttl }) => ttl === true,
    ({ ttl }) => ttl === true,
  ),
  noFieldElse(
    'every field is indexed as the code expects',
    'Other indexes are set for',
    () => true,
    (there, wanted) => indexesOf(there) === indexesOf(wanted),
  ),
];

/** A check that found something. */
export interface Findings {
  name: string;
  findings: string[];
}

/** What stands against a release: each finding below the name of its check. */
export function findingsOf(release: Release): Findings[] {
  return CHECKS.map(({ name, findings }) => ({ name, findings: findings(release) })).filter(
    ({ findings }) => findings.length > 0,
  );
}

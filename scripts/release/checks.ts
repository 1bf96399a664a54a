import { agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import type { Database } from './database';
import type { Statement } from './statements';

/** What a release is made of, as far as this machine knows or can ask. */
export interface Release {
  /** The content of `domain/src/agency.json`. */
  agency: unknown;
  unconfirmed: readonly Statement[];
  /** Where `firebase.json` wants the database. */
  databaseLocation: string | undefined;
  project: string | undefined;
  /** Of `functions/.env`: empty where the answer is that there is none, undefined without an answer. */
  webApiKey: string | undefined;
  /** Undefined where there is none or nobody asked; a sentence where it could not be read. */
  database?: Database | string | undefined;
  /** The fields that the database must have a time to live for; none before the release brings them. */
  timesToLive?: readonly string[];
}

/** What an agency's file must not say, each with the reason. */
const REFUSED: readonly [pattern: RegExp, reason: string][] = [
  [/torque (?:&|and) tide|\bexample wharf\b/i, 'which is the demo’s'],
  [
    // RFC 2606, RFC 6761, and the demo's page at LinkedIn.
    /\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|-example(?:\/|$)/,
    'which nobody can reach',
  ],
  [/7946\s*0\d{3}/, 'a number reserved for fiction'],
];

const SETUP = 'Run "npm run setup", or edit domain/src/agency.json.';
const KEY = /^[\w-]*$/;

/** Returns what stands against a release, in the order in which it is mended, each with what to do. */
export function findingsOf(release: Release): string[] {
  return [
    ...aboutAgency(release),
    ...aboutStatements(release),
    ...aboutProject(release),
    ...aboutDatabase(release),
  ];
}

function aboutAgency({ agency }: Release): string[] {
  const broken = z.safeParse(agencySchema, agency).error?.issues ?? [];
  const texts = Object.entries(agency as object).flatMap(([field, value]) =>
    [value as unknown].flat().map((text) => [field, String(text)] as const),
  );
  return [
    ...broken.map(({ path, message }) => `${path.join('.')}: ${message}. ${SETUP}`),
    ...REFUSED.flatMap(([pattern, reason]) =>
      texts
        .filter(([, text]) => pattern.test(text))
        .map(([field, text]) => `${field} is “${text}”, ${reason}. ${SETUP}`),
    ),
  ];
}

function aboutStatements({ unconfirmed }: Release): string[] {
  if (unconfirmed.length === 0) return [];
  const list = unconfirmed.map(({ name, file }) => `\n${name.padEnd(30)} ${file}`);
  return [
    `Nobody has confirmed these claims and legal texts as they stand now. Somebody responsible reads them, corrects what is not true of the agency, and confirms each by its name, or all of them: npm run check:release -- --confirm <name>${list.join('')}`,
  ];
}

function aboutProject({ project, webApiKey }: Release): string[] {
  const findings: string[] = [];
  if (project === undefined || project.startsWith('demo-')) {
    findings.push('No project is chosen: run "npm run setup -- --project=<id>" once.');
  }
  if (webApiKey === undefined || !KEY.test(webApiKey)) {
    const wrong =
      webApiKey === undefined
        ? 'functions/.env has no line WEB_API_KEY'
        : 'WEB_API_KEY in functions/.env is no key of a web app';
    findings.push(
      `${wrong}: run "npm run setup -- --webApiKey=<key>", with nothing after = for none.`,
    );
  }
  return findings;
}

function aboutDatabase({
  database,
  databaseLocation,
  project,
  timesToLive = [],
}: Release): string[] {
  if (!databaseLocation?.startsWith('eu')) {
    return ['firebase.json names no European location: set firestore.location to "europe-west2".'];
  }
  if (database === undefined) return [];
  if (typeof database === 'string') return [database];
  const findings = database.demo.map(
    (found) => `${found} is the demo’s: delete it at /admin, or with "npm run admin".`,
  );
  const { location } = database;
  if (location !== databaseLocation) {
    findings.push(
      `The database of ${project} is in ${location}, not in ${databaseLocation}, and cannot be moved: take a project without a database, or write ${location} into firebase.json.`,
    );
  }
  const missing = timesToLive.filter((field) => !database.timesToLive.includes(field));
  if (missing.length > 0) {
    findings.push(
      `No time to live is set for ${missing.join(', ')}: run "npx firebase deploy --only firestore --project ${project}".`,
    );
  }
  return findings;
}

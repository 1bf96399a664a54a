import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { Bytes, Timestamp } from 'firebase/firestore';
import { toStoredAdminAccount } from '../../functions/src/admin-accounts/repository';
import { createScryptHasher } from '../../functions/src/admin-accounts/password';
import type { StoredChangeNote } from '../../functions/src/content/writer';
import type { StoredPreview } from '../../functions/src/content/previews';
import type { StoredVersion } from '../../functions/src/content/writer';
import type { StoredWrite } from '../../functions/src/writes/write-once';
import { JOB_COUNTER_ID } from '../../functions/src/kinds/jobs';
import { contentKinds } from '../../functions/src/kinds/registry';
import type { StoredPicture } from '../../functions/src/media/picture';
import { COLLECTIONS } from '../../functions/src/lib/collections';

/** A document's fields; the client library accepts plain values and its own timestamps. */
export type Fields = Record<string, unknown>;

const now = new Date('2026-03-02T09:00:00.000Z');
const timestamp = Timestamp.fromDate(now);
const adminAccount = toStoredAdminAccount(
  await createScryptHasher({ N: 16, r: 1, p: 1 }).hash('correct horse battery'),
  now,
);

const jobInput = { title: 'Engineer', description: 'Builds batteries.' };
const job = contentKinds.jobs.newDocument(jobInput, now);
const write: StoredWrite = {
  fingerprint: 'of-the-request',
  answer: JSON.stringify({ id: '1001' }),
  expiresAt: job.createdAt,
};
const version: StoredVersion = {
  historyId: 'life',
  kind: 'jobs',
  itemId: '1001',
  title: jobInput.title,
  version: 1,
  action: 'created',
  at: job.createdAt,
  by: 'ada',
  changes: [],
  content: job,
  createdAt: job.createdAt,
};
const preview: StoredPreview = {
  kind: 'jobs',
  itemId: '1001',
  historyId: 'life',
  createdAt: job.createdAt,
  createdBy: 'ada',
  expiresAt: job.createdAt,
};
const changeNote: StoredChangeNote = {
  kind: 'jobs',
  id: '1001',
  version: 1,
  action: 'created',
  by: 'ada',
  at: job.createdAt,
  expiresAt: job.createdAt,
  notedAt: job.createdAt,
};

const picture: StoredPicture = {
  bytes: Buffer.from('<svg/>'),
  width: 8,
  height: 6,
  size: 6,
  by: 'ada',
  at: job.createdAt,
  sentAt: job.createdAt,
};

/** One document of every collection, as the API stores it; a new collection must add one. */
const stored: Record<keyof typeof COLLECTIONS, { id: string; fields: object }> = {
  jobs: {
    id: '1001',
    fields: job,
  },
  caseStudies: {
    id: 'wind-farm',
    fields: contentKinds.caseStudies.newDocument(
      {
        id: 'wind-farm',
        title: 'Wind farm',
        description: 'A team in six weeks.',
        fullDescription: ['A developer needed a team.'],
        challenge: 'Nobody had time.',
        solution: 'We met everyone.',
        results: 'Eight people.',
        image: 'https://example.com/cover.svg',
        sector: 'Wind',
      },
      now,
    ),
  },
  testimonials: {
    id: 'praise',
    fields: contentKinds.testimonials.newDocument({ quote: 'They found the person.' }, now),
  },
  applications: {
    id: 'K7QM4XTR',
    fields: contentKinds.applications.newDocument(
      { name: 'Ada Berg', email: 'ada@example.com' },
      now,
    ),
  },
  cvs: { id: 'K7QM4XTR-0_0', fields: { bytes: Buffer.from('%PDF-'), expiresAt: job.createdAt } },
  mail: {
    id: 'mail',
    fields: {
      to: 'ada@example.com',
      message: { subject: 'Your application', text: 'Thank you.' },
      application: 'K7QM4XTR',
      expiresAt: job.createdAt,
    },
  },
  erased: { id: 'K7QM4XTR', fields: { expiresAt: job.createdAt } },
  clientLogos: {
    id: 'northwind',
    fields: contentKinds.clientLogos.newDocument(
      { companyName: 'Northwind', logoUrl: 'https://example.com/logo.svg' },
      now,
    ),
  },
  consultants: {
    id: 'ada-berg',
    fields: contentKinds.consultants.newDocument(
      {
        name: 'Ada Berg',
        role: 'Offshore wind',
        sentence: 'Has built two wind farms.',
        email: 'ada@example.com',
      },
      now,
    ),
  },
  sectors: {
    id: 'tidal',
    fields: contentKinds.sectors.newDocument(
      { name: 'Tidal', slug: 'tidal', group: 'Clean Energy' },
      now,
    ),
  },
  locations: {
    id: 'italy',
    fields: contentKinds.locations.newDocument(
      { name: 'Italy', slug: 'italy', countries: ['IT'] },
      now,
    ),
  },
  siteSettings: { id: SITE_SETTINGS_ID, fields: { name: 'Keel & Current', phone: '', version: 1 } },
  pageTexts: { id: 'services', fields: { heading: 'Ways to hire', version: 1 } },
  versions: { id: 'life_1', fields: version },
  previews: { id: 'd'.repeat(64), fields: preview },
  admins: { id: 'ada', fields: adminAccount },
  sessions: {
    id: 'a'.repeat(64),
    fields: {
      username: 'ada',
      sessionEpoch: 0,
      browser: 'Firefox on Linux',
      createdAt: timestamp,
      lastSeenAt: timestamp,
      expiresAt: timestamp,
    },
  },
  changes: { id: 'of-a-change', fields: changeNote },
  presence: {
    id: `${'a'.repeat(64)}_open1tab`,
    fields: {
      username: 'ada',
      at: timestamp,
      item: { kind: 'jobs', id: '1001' },
      expiresAt: timestamp,
    },
  },
  loginAttempts: {
    id: 'b'.repeat(64),
    fields: {
      attempts: { first: now.getTime() },
      unlockedUntil: 0,
      expiresAt: timestamp,
    },
  },
  secrets: { id: 'knownDevices', fields: { key: 'k'.repeat(43) } },
  writes: { id: 'of-an-attempt', fields: write },
  media: { id: 'd'.repeat(64), fields: picture },
  counters: { id: JOB_COUNTER_ID, fields: { last: 1001 } },
};

/** Path and fields of each test document; the last two are in unknown collections. */
export const documents: [path: string, fields: Fields][] = [
  ...Object.entries(stored).map(([name, { id, fields }]): [string, Fields] => [
    `${COLLECTIONS[name as keyof typeof COLLECTIONS]}/${id}`,
    toClientFields(fields),
  ]),
  ['jobs/1001/versions/first', { title: 'Engineer' }],
  ['somethingNew/first', { isActive: true }],
];

/** The Admin SDK's timestamp class differs from the client's. */
function toClientFields(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, toClientValue(value)]),
  );
}

function toClientValue(value: unknown): unknown {
  if (hasMillis(value)) return Timestamp.fromMillis(value.toMillis());
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? toClientFields(value) : value;
}

function hasMillis(value: unknown): value is { toMillis: () => number } {
  return typeof value === 'object' && value !== null && 'toMillis' in value;
}

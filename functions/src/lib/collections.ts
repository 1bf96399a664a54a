import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';

/** Each kind of content has a collection of its name. */
const contentCollections = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, kind])) as {
  [K in ContentKind]: K;
};

/** Every collection, in one place for the server, the seed and the rules tests. */
export const COLLECTIONS = {
  ...contentCollections,
  bin: 'bin',
  history: 'history',
  published: 'published',
  writes: 'writes',
  sectors: 'sectors',
  locations: 'locations',
  admins: 'admins',
  sessions: 'sessions',
  loginAttempts: 'loginAttempts',
  secrets: 'secrets',
  counters: 'counters',
} as const;

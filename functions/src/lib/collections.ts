import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { LIVE_COLLECTIONS } from '@torque-tide/contract/live';

const contentCollections = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, kind])) as {
  [K in ContentKind]: K;
};

export const COLLECTIONS = {
  ...contentCollections,
  ...LIVE_COLLECTIONS,
  versions: 'versions',
  previews: 'previews',
  writes: 'writes',
  admins: 'admins',
  loginAttempts: 'loginAttempts',
  secrets: 'secrets',
  counters: 'counters',
  media: 'media',
  cvs: 'cvs',
  mail: 'mail',
  erased: 'erased',
} as const;

import type { Check } from './check';

export const databaseCanBeRead: Check = {
  name: 'the database can be looked at',
  findings: ({ database }) => (typeof database === 'string' ? [database] : []),
};

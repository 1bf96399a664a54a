import { type Check, readableDatabase } from './check';

export const noDemoContent: Check = {
  name: 'nothing of the demo in the database',
  findings: (release) =>
    (readableDatabase(release)?.demo ?? []).map(
      (found) => `${found} is the demo’s: delete it at /admin, or with "npm run admin".`,
    ),
};

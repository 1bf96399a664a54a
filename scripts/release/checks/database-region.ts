import { type Check, readableDatabase } from './check';

export const databaseRegion: Check = {
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
};

import { type Check, type FieldOverride, readableDatabase } from './check';

const nameOf = ({ collectionGroup, fieldPath }: FieldOverride) => `${collectionGroup}.${fieldPath}`;

/** As a text that is the same for the same indexes; a scope that is not told is that of a collection. */
const indexesOf = ({ indexes }: FieldOverride) =>
  indexes
    .map(({ order, arrayConfig, queryScope = 'COLLECTION' }) =>
      [order ?? arrayConfig, queryScope].join(),
    )
    .toSorted()
    .join(';');

/** The fields that a database keeps in another way than it should. */
function differing(
  { fieldOverrides }: { fieldOverrides: readonly FieldOverride[] },
  wanted: readonly FieldOverride[],
  isAsWanted: (there: FieldOverride, wanted: FieldOverride) => boolean,
): string[] {
  const there = new Map(fieldOverrides.map((override) => [nameOf(override), override]));
  return wanted
    .filter((override) => {
      const found = there.get(nameOf(override));
      return found === undefined || !isAsWanted(found, override);
    })
    .map(nameOf);
}

const remedy = (project: string | undefined) =>
  `run "npx firebase deploy --only firestore --project ${project}".`;

export const timesToLive: Check = {
  name: 'what should end by itself does',
  findings: (release) => {
    const database = readableDatabase(release);
    if (!database || release.bringsIndexes) return [];
    const wanted = release.fieldOverrides.filter(({ ttl }) => ttl);
    const missing = differing(database, wanted, ({ ttl }) => ttl === true);
    if (missing.length === 0) return [];
    return [`No time to live is set for ${missing.join(', ')}: ${remedy(release.project)}`];
  },
};

export const indexes: Check = {
  name: 'every field is indexed as the code expects',
  findings: (release) => {
    const database = readableDatabase(release);
    if (!database || release.bringsIndexes) return [];
    const others = differing(
      database,
      release.fieldOverrides,
      (there, wanted) => indexesOf(there) === indexesOf(wanted),
    );
    if (others.length === 0) return [];
    return [`Other indexes are set for ${others.join(', ')}: ${remedy(release.project)}`];
  },
};

import { SECTOR_GROUPS } from '@torque-tide/contract/taxonomy';
import {
  type LocationRecord,
  type SectorRecord,
  type TaxonomyFields,
  taxonomyFieldsSchema,
} from '@torque-tide/contract/taxonomy-record';
import { FIRST_FIELDS } from '../taxonomy';
import { isHalf } from './edit-taxonomy';

type Part = keyof SectorRecord | keyof LocationRecord;

/** Why sectors and locations cannot be so. */
export interface TaxonomyProblem {
  field: keyof TaxonomyFields;
  /** Which field of a sector or location is wrong, where it is one of them. */
  part?: Part | undefined;
  message: string;
}

/** What keeps sectors and locations from being stored; empty where nothing does. */
export function problemsOfTaxonomy(said: object): TaxonomyProblem[] {
  const { data, error } = taxonomyFieldsSchema.safeParse(
    Object.fromEntries(
      Object.keys(FIRST_FIELDS).map((name) => [name, (said as Record<string, unknown>)[name]]),
    ),
  );
  if (!data) {
    return (error?.issues ?? []).map(({ path, message }) => ({
      field: path[0] as keyof TaxonomyFields,
      // The list, the place in it, and then the field.
      part: path[2] as Part | undefined,
      message,
    }));
  }
  return [
    ...doubled('sectors', data.sectors),
    ...doubled('locations', data.locations),
    ...sameNames(data),
    ...SECTOR_GROUPS.flatMap((group) => halfProblem(data, group)),
  ];
}

/** An address leads to one page, whether it is its own or one that it had. */
function doubled(
  field: 'sectors' | 'locations',
  records: readonly { slug: string; former: string[] }[],
): TaxonomyProblem[] {
  const addresses = records.flatMap(({ slug, former }) => [slug, ...former]);
  const twice = addresses.filter((slug, index) => addresses.indexOf(slug) !== index);
  return [...new Set(twice)].map((slug) => ({
    field,
    part: 'slug',
    message: `The address “${slug}” belongs to another page.`,
  }));
}

function sameNames({ sectors }: TaxonomyFields): TaxonomyProblem[] {
  const names = sectors.map(({ tags: [name = ''] }) => name.toLowerCase());
  const twice = sectors.filter(({ tags: [name = ''] }, index) => {
    return names.indexOf(name.toLowerCase()) !== index;
  });
  return twice.map(({ tags: [name] }) => ({
    field: 'sectors',
    part: 'tags',
    message: `There is a sector “${name}” already.`,
  }));
}

function halfProblem({ sectors }: TaxonomyFields, group: string): TaxonomyProblem[] {
  const half = sectors.find((record) => record.group === group && isHalf(record));
  const message = `The page of ${group} stays: it is half of the business.`;
  return half && half.hasPage && !half.isRetired
    ? []
    : [{ field: 'sectors', part: 'group', message }];
}

/** What holds of what is stored: all of it, or what holds at first. */
export function resolveTaxonomy(stored: Readonly<Record<string, unknown>>): {
  fields: TaxonomyFields;
  problems: readonly TaxonomyProblem[];
} {
  const said = { ...FIRST_FIELDS, ...stored };
  const problems = problemsOfTaxonomy(said);
  if (problems.length > 0) return { fields: FIRST_FIELDS, problems };
  const { sectors, jobSectors, locations } = said;
  return { fields: { sectors, jobSectors, locations }, problems };
}

import type { Taxonomy, TaxonomyItem } from '@torque-tide/contract/taxonomy';
import { taxonomyItemSchema } from '@torque-tide/contract/taxonomy';
import {
  type LandingText,
  type LocationRecord,
  type SectorRecord,
  TAXONOMY_ID,
  type TaxonomyRecord,
  taxonomyRecordSchema,
} from '@torque-tide/contract/taxonomy-record';
import { problemsOfTaxonomy, resolveTaxonomy } from '@torque-tide/domain/landings/check-taxonomy';
import { textOfPage } from '@torque-tide/domain/landings/page-text';
import {
  FIRST_FIELDS,
  namesOfLocations,
  namesOfSectors,
  toTaxonomy,
} from '@torque-tide/domain/taxonomy';
import type { DocumentData, Firestore } from '@google-cloud/firestore';
import { readDocuments, type StoredDocument } from '../content/document';
import { defineContentKind } from '../content/kind';
import { compareText } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';
import { refuseProblems } from './refuse-problems';

/** All sectors and locations: one item, so that each change of them is one write. Decision 0029. */
export const taxonomy = defineContentKind({
  kind: 'taxonomy',
  label: 'List of sectors and locations',
  titleFields: [],
  schema: taxonomyRecordSchema,
  standing: {
    ids: [TAXONOMY_ID],
    titleOf: () => 'Sectors and locations',
    firstOf: () => FIRST_FIELDS,
    resolve: (_id, stored) => resolveTaxonomy(stored),
  },
  check: (content) => refuseProblems(problemsOfTaxonomy(content)),
  inWords,
  isPublished: () => true,
  compare: () => 0,
});

type Page = SectorRecord | LocationRecord;

const texts = new WeakMap<Page, LandingText>();

/** What pages are told, from the list that holds the one item. */
export function taxonomyIn([record]: readonly TaxonomyRecord[]): Taxonomy {
  return toTaxonomy(known(record));
}

/** The text of a landing page; undefined where there is no such page. */
export function landingTextIn(
  [record]: readonly TaxonomyRecord[],
  kind: 'sector' | 'location',
  slug: string,
): LandingText | undefined {
  const page = pagesOf(record, kind).find((each) => each.slug === slug);
  return page && !page.isRetired ? keptText(kind, page) : undefined;
}

/** The same object as long as the entry is: by that a document is kept that was made of it. */
function keptText(kind: 'sector' | 'location', page: Page): LandingText {
  const text = texts.get(page) ?? textOfPage(kind, page);
  texts.set(page, text);
  return text;
}

/** True for an address that a page had which is shown no more. */
export function isRetiredIn(
  [record]: readonly TaxonomyRecord[],
  kind: 'sector' | 'location',
  slug: string,
): boolean {
  return pagesOf(record, kind).some(
    (page) => page.isRetired && [page.slug, ...page.former].includes(slug),
  );
}

function pagesOf(record: TaxonomyRecord | undefined, kind: 'sector' | 'location'): readonly Page[] {
  const { sectors, locations } = known(record);
  return kind === 'sector' ? sectors : locations;
}

function known(record: TaxonomyRecord | undefined): TaxonomyRecord {
  if (!record) throw new Error('Sectors and locations are missing, though they are always there');
  return record;
}

/**
 * The names of sectors and of locations. A database may have some from before they were edited: they hold
 * until somebody changes the list.
 */
export function createTaxonomyNames(
  { firestore, log }: { firestore: Firestore; log: Log },
  read: () => Promise<readonly TaxonomyRecord[]>,
) {
  async function list(
    name: 'sectors' | 'locations',
    namesOf: (record: TaxonomyRecord) => TaxonomyItem[],
  ): Promise<TaxonomyItem[]> {
    const record = known((await read())[0]);
    const stored =
      record.version === 0
        ? readDocuments(
            (await firestore.collection(COLLECTIONS[name]).get()).docs,
            readTaxonomyItem,
            log,
          ).map(({ item }) => item)
        : [];
    return (stored.length > 0 ? stored : namesOf(record)).sort(
      (a, b) => compareText(a.name, b.name) || compareText(a.id, b.id),
    );
  }

  return {
    listSectors: () => list('sectors', namesOfSectors),
    listLocations: () => list('locations', namesOfLocations),
  };
}

/** @throws {z.core.$ZodError} when the document is no sector or location */
function readTaxonomyItem({ id, data }: StoredDocument): TaxonomyItem {
  return taxonomyItemSchema.parse({ ...data, id });
}

/** A line for each sector and each location, as a history tells them. */
function inWords(content: DocumentData): DocumentData {
  const { fields } = resolveTaxonomy(content);
  const shown = (isRetired: boolean) => (isRetired ? ', retired' : '');
  return {
    sectors: fields.sectors.map(
      ({ name, group, tags, slug, isRetired }) =>
        `${name} (${group}): ${tags.join(', ')}; /${slug}${shown(isRetired)}`,
    ),
    jobSectors: fields.jobSectors,
    locations: fields.locations.map(
      ({ name, slug, offered, isRetired }) =>
        `${name}${offered ? ` (${offered.name})` : ''}; /${slug}${shown(isRetired)}`,
    ),
  };
}

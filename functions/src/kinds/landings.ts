import { LANDING_NAME_MAX, type LandingText } from '@torque-tide/contract/landing-pages';
import { type Location, locationSchema } from '@torque-tide/contract/locations';
import { type Sector, sectorSchema } from '@torque-tide/contract/sectors';
import { SECTOR_GROUPS, type TaxonomyItem } from '@torque-tide/contract/taxonomy';
import { textOfPage } from '@torque-tide/domain/landings/page-text';
import type { DocumentData } from '@google-cloud/firestore';
import { byOrder, compareText } from '../content/document';
import { AppError } from '../lib/app-error';
import { pickNamedId } from './named-id';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { marketOf } from '@torque-tide/domain/taxonomy';
import { defineContentKind } from '../content/kind';

type Landing = Sector | Location;
type Addressed = Partial<Pick<Landing, 'name' | 'slug' | 'formerNames' | 'formerSlugs'>>;

/** The shared part of sectors and locations. Decision 0029. */
const landingKind = {
  titleFields: ['name'] as const,
  pickId: pickNamedId(LANDING_NAME_MAX),
  complete: (before: DocumentData = {}, after: DocumentData) => ({
    ...after,
    ...formerOf(before, after),
  }),
  checkBeside,
  isPublished: () => true,
  compare: byOrder(({ name }: Landing) => name),
};

/** Defaults of an imported item with only a name. */
const landingDefaults = { isOffered: true, slug: '', sortOrder: 0 };

export function sortedNames(items: readonly Landing[]): TaxonomyItem[] {
  return items
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
}

export function offeredNames(items: readonly Landing[]): TaxonomyItem[] {
  return sortedNames(items.filter(({ isOffered }) => isOffered));
}

interface Landings {
  sectors: { list: readonly Sector[] };
  locations: { list: readonly Location[] };
}

/** Returns the text of a landing page; undefined if there is none at the slug. */
export function landingTextIn(
  { sectors, locations }: Landings,
  kind: 'sector' | 'location',
  slug: string,
): LandingText | undefined {
  const items: readonly Landing[] = kind === 'sector' ? sectors.list : locations.list;
  const item = items.find((each) => each.slug === slug);
  return item && textOfPage(kind, item);
}

/** Keeps replaced names and slugs, so that items and links that use them still work. */
export function formerOf(before: Addressed, after: Addressed) {
  return {
    formerNames: added(before.formerNames, before.name, after.name),
    formerSlugs: added(before.formerSlugs, before.slug, after.slug),
  };
}

/** Returns undefined instead of an empty list. */
function added(known: string[] = [], before = '', after = ''): string[] | undefined {
  const former = [...new Set([...known, before])].filter(
    (one) => one !== '' && !isSame(one, after),
  );
  return former.length > 0 ? former : undefined;
}

/** @throws {AppError} `invalid` for a name or slug that is taken */
function checkBeside({ name = '', slug = '' }: Addressed, others: readonly Addressed[]): void {
  const named = others.find((other) => isSame(other.name ?? '', name));
  const formerly = others.find(({ formerNames = [] }) =>
    formerNames.some((one) => isSame(one, name)),
  );
  const problem = named
    ? `There is another one called “${name}”.`
    : formerly && `“${formerly.name}” had this name, and what says it is on its page.`;
  const isTaken = slug !== '' && others.some((other) => isSame(other.slug ?? '', slug));
  const fields = {
    ...(problem ? { name: [problem] } : {}),
    ...(isTaken ? { slug: [`Another page has the address “${slug}”.`] } : {}),
  };
  const [message] = Object.values(fields).flat();
  if (message !== undefined) throw new AppError('invalid', message, { fields });
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The sectors of the two markets stay, because much of the site is about them. */
export const sectors = defineContentKind({
  ...landingKind,
  kind: 'sectors',
  label: 'Sector',
  schema: sectorSchema,
  starters: FIRST_SECTORS,
  defaults: () => ({
    ...landingDefaults,
    group: SECTOR_GROUPS[0],
    hasPage: false,
    hasCaseStudies: false,
  }),
  checkPatch: (id, { name, group, hasPage }) => {
    const market = marketOf(id);
    if (market === undefined) return;
    const message = `The page of ${market} stays: much of the website is about it.`;
    const fields = {
      ...(name !== undefined && name !== market ? { name: [message] } : {}),
      ...(group !== undefined && group !== market ? { group: [message] } : {}),
      ...(hasPage === false ? { hasPage: [message] } : {}),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid', message, { fields });
  },
  checkRemoval: (id) => {
    const market = marketOf(id);
    if (market === undefined) return;
    throw new AppError('conflict', `${market} stays: much of the website is about it.`);
  },
});

export const locations = defineContentKind({
  ...landingKind,
  kind: 'locations',
  label: 'Location',
  schema: locationSchema,
  starters: FIRST_LOCATIONS,
  defaults: () => landingDefaults,
  checkRemoval: (_id, others) => {
    // Otherwise the starters would return.
    if (others > 0) return;
    throw new AppError('conflict', 'This is the last location. Add another one, then delete it.');
  },
});

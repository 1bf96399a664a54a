import type {
  LocationPage,
  SectorGroup,
  SectorPage,
  Taxonomy,
} from '@torque-tide/contract/taxonomy';

/** The jobs of one sector, on a page of their own. */
export interface SectorLanding extends SectorPage {
  kind: 'sector';
}

/** The jobs of one place, or those that are done from anywhere, on a page of their own. */
export interface LocationLanding extends LocationPage {
  kind: 'location';
}

export type JobLanding = SectorLanding | LocationLanding;

interface Landings {
  sectors: readonly SectorLanding[];
  locations: readonly LocationLanding[];
}

/** So that one page is one object, whoever asks for it, as long as the taxonomy is the same. */
const known = new WeakMap<Taxonomy, Landings>();

/** The pages of sectors and of locations, in their order. */
export function landingsOf(taxonomy: Taxonomy): Landings {
  const landings = known.get(taxonomy) ?? {
    sectors: taxonomy.sectors.map((page) => ({ kind: 'sector' as const, ...page })),
    locations: taxonomy.locations.map((page) => ({ kind: 'location' as const, ...page })),
  };
  known.set(taxonomy, landings);
  return landings;
}

export function allLandings(taxonomy: Taxonomy): readonly JobLanding[] {
  const { sectors, locations } = landingsOf(taxonomy);
  return [...sectors, ...locations];
}

/** The landing page at a slug; undefined for a slug that nobody gave out. */
export function sectorLanding(
  taxonomy: Taxonomy,
  slug: string | undefined,
): SectorLanding | undefined {
  return landingsOf(taxonomy).sectors.find((landing) => landing.slug === slug);
}

/** The landing page at a slug; undefined for a slug that nobody gave out. */
export function locationLanding(
  taxonomy: Taxonomy,
  slug: string | undefined,
): LocationLanding | undefined {
  return landingsOf(taxonomy).locations.find((landing) => landing.slug === slug);
}

/** The landing page of a kind at a slug; undefined for a slug that nobody gave out. */
export function landingAt(
  taxonomy: Taxonomy,
  kind: JobLanding['kind'],
  slug: string | undefined,
): JobLanding | undefined {
  return kind === 'sector' ? sectorLanding(taxonomy, slug) : locationLanding(taxonomy, slug);
}

/** The page of a job's sector tag: the closest one, so that 'Solar' is not 'Clean energy'. */
export function landingOfSectorTag(taxonomy: Taxonomy, tag: string): SectorLanding | undefined {
  return landingsOf(taxonomy)
    .sectors.filter((landing) => hasTag(landing, tag))
    .sort((a, b) => a.tags.length - b.tags.length)[0];
}

/** The page of a whole half of the business, by its name in any case; undefined for other names. */
export function landingOfGroup(taxonomy: Taxonomy, name: string): SectorLanding | undefined {
  const wanted = name.trim().toLowerCase();
  return landingsOf(taxonomy).sectors.find(
    (landing) =>
      landing.group.toLowerCase() === wanted && landing.tags[0]?.toLowerCase() === wanted,
  );
}

/** The page of a half of the business. @throws {Error} when it has none, which is a mistake of ours */
export function groupLanding(taxonomy: Taxonomy, group: SectorGroup): SectorLanding {
  const landing = landingOfGroup(taxonomy, group);
  if (!landing) throw new Error(`The sector ${group} has no page of jobs`);
  return landing;
}

/** The page to which an address leads that it had, or that another one had which went into it. */
export function movedLanding(
  taxonomy: Taxonomy,
  kind: JobLanding['kind'],
  slug: string | undefined,
): JobLanding | undefined {
  return allLandings(taxonomy).find(
    (landing) => landing.kind === kind && landing.former?.includes(slug ?? ''),
  );
}

/** True when a sector's page is about a tag. */
export function hasTag({ tags }: Pick<SectorPage, 'tags'>, tag: string): boolean {
  return tags.some((own) => own.toLowerCase() === tag.trim().toLowerCase());
}

/** The sectors whose case studies stand on the page of a half: whole names, in any case. */
export function caseStudySectors(taxonomy: Taxonomy, half: SectorGroup): string[] {
  return taxonomy.sectors.flatMap(({ group, tags, formerNames = [], hasCaseStudies }) =>
    group === half && hasCaseStudies ? tags.slice(0, 1).concat(formerNames) : [],
  );
}

/** True for a page that is about one or more whole countries. */
export function isOfCountries({ where }: LocationLanding): boolean {
  return where !== 'remote' && !where.towns;
}

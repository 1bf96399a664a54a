import type { Consultant } from '@torque-tide/contract/consultants';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { countryNamed } from '../countries';
import { splitTags } from '../jobs/job-text';
import { hasTag, landingOfGroup, landingOfSectorTag } from '../landings/job-landings';

/** A visitor's question. */
export interface Question {
  /** The consultant that the item names, who is asked first. */
  consultantId?: string | undefined;
  /** Tags or names of sectors, the most specific first; 'any' for a question about a place. */
  sectors: readonly string[] | 'any';
  /** Country names or codes, which decide between several consultants of a sector. */
  countries?: readonly string[];
}

/** The fields of a consultant that decide who is asked. */
export type Asked = Pick<Consultant, 'id' | 'sectorTags' | 'countryTags' | 'isActive'>;

/** How closely a consultant's sectors match the question's. */
const FIT = { none: 0, wider: 1, sameSector: 2, sameTag: 3 } as const;

/**
 * Returns who answers a question: the named consultant, or the one whose sectors match the first matching
 * sector, by tag, by another name of the sector, or by a wider one. Among several, one who works in the
 * country wins, then the first in order.
 *
 * @returns undefined if nobody matches: somebody from another field would be no help
 */
export function consultantFor<C extends Asked>(
  taxonomy: Taxonomy,
  question: Question,
  consultants: readonly C[],
): C | undefined {
  const active = consultants.filter(({ isActive }) => isActive);
  const named = active.find(({ id }) => id === question.consultantId);
  if (named) return named;
  const { sectors, countries = [] } = question;
  if (sectors === 'any') return active.find((one) => worksIn(one, countries));
  for (const sector of sectors) {
    const best = Math.max(0, ...active.map((one) => fitOf(taxonomy, one, sector)));
    if (best === FIT.none) continue;
    const fitting = active.filter((one) => fitOf(taxonomy, one, sector) === best);
    return fitting.find((one) => worksIn(one, countries)) ?? fitting[0];
  }
  return undefined;
}

function fitOf(taxonomy: Taxonomy, { sectorTags }: Asked, sector: string): number {
  const wanted = landingOfGroup(taxonomy, sector) ?? landingOfSectorTag(taxonomy, sector);
  const fits = splitTags(sectorTags).map((tag) => {
    if (tag.toLowerCase() === sector.trim().toLowerCase()) return FIT.sameTag;
    if (wanted && hasTag(wanted, tag)) return FIT.sameSector;
    const own = landingOfGroup(taxonomy, tag) ?? landingOfSectorTag(taxonomy, tag);
    return own && hasTag(own, sector) ? FIT.wider : FIT.none;
  });
  return Math.max(FIT.none, ...fits);
}

function worksIn({ countryTags }: Asked, countries: readonly string[]): boolean {
  const codes = new Set(countries.map(codeOf));
  return splitTags(countryTags).some((name) => codes.has(codeOf(name)));
}

function codeOf(country: string): string {
  return countryNamed(country)?.code ?? country;
}

import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfGroup, landingOfSectorTag } from '../landings/job-landings';
import { isRemote } from './job-openness';
import { splitTags } from './job-text';
import { disciplinesOf, levelOf } from './job-titles';
import { readPlaces } from './published-job-places';

/** What tells whether somebody who likes one job may like another. */
export type ComparedJob = Pick<Job, 'title' | 'sectorTags'> &
  Partial<Pick<Job, 'locationTags' | 'customLocation' | 'jobType'>>;

/** What each thing that two jobs share is worth, and why. */
export const RELATED_WEIGHTS = {
  /** What somebody does all day is what they can do next week; they change sector sooner than that. */
  discipline: 6,
  /** A level is a salary and a life: the same is wanted, the next one is a step. */
  sameLevel: 2,
  nextLevel: 1,
  /** Nobody moves from a drawing to a board, and being offered it says that nobody has looked. */
  farLevel: -6,
  /** Most people do not move house for a job, and fewer still move abroad. */
  sameTown: 3,
  sameCountry: 2,
  /** What is done from anywhere is in nobody's way. */
  remote: 1,
  /** The clients, words and standards of a sector come with somebody; of several, two tell as much as five. */
  sector: 2,
  moreSectors: 1,
  /** Clean energy and future mobility hire from among themselves first. */
  sameGroup: 1,
} as const;

/** Below it a job is no more like another than any job on the list is. */
export const LEAST_RELATED = 4;

/** How many steps of level are too far. */
const FAR_STEPS = 2;

/** How much one job is like another, by the table of weights; 0 for another line of work in another sector. */
export function relatedness(taxonomy: Taxonomy, a: ComparedJob, b: ComparedJob): number {
  const weights = RELATED_WEIGHTS;
  const steps = Math.abs(levelOf(a.title) - levelOf(b.title));
  const shared = sharedOf(sectorsOf(a), sectorsOf(b));
  const isSameDiscipline = sharedOf(disciplinesOf(a.title), disciplinesOf(b.title)) > 0;
  if (shared === 0 && !isSameDiscipline) return 0;
  return (
    (isSameDiscipline ? weights.discipline : 0) +
    (steps === 0 ? weights.sameLevel : 0) +
    (steps === 1 ? weights.nextLevel : 0) +
    (steps >= FAR_STEPS ? weights.farLevel : 0) +
    placeWeight(a, b) +
    (shared > 0 ? weights.sector : 0) +
    (shared > 1 ? weights.moreSectors : 0) +
    (sharedOf(groupsOf(taxonomy, a), groupsOf(taxonomy, b)) > 0 ? weights.sameGroup : 0)
  );
}

function placeWeight(a: ComparedJob, b: ComparedJob): number {
  const [ofA, ofB] = [placesOf(a), placesOf(b)];
  if (sharedOf(ofA.towns, ofB.towns) > 0) return RELATED_WEIGHTS.sameTown;
  if (sharedOf(ofA.countries, ofB.countries) > 0) return RELATED_WEIGHTS.sameCountry;
  return isRemote({ jobType: '', ...b }) ? RELATED_WEIGHTS.remote : 0;
}

function placesOf({ locationTags, customLocation }: ComparedJob) {
  const { places } = readPlaces({
    locationTags: locationTags ?? '',
    customLocation: customLocation ?? '',
  });
  return {
    towns: places.flatMap(({ locality, country }) =>
      locality ? `${country.code} ${locality}` : [],
    ),
    countries: places.map(({ country }) => country.code),
  };
}

function sectorsOf({ sectorTags }: ComparedJob): string[] {
  return splitTags(sectorTags?.toLowerCase());
}

function groupsOf(taxonomy: Taxonomy, job: ComparedJob): string[] {
  return sectorsOf(job).flatMap(
    (tag) => landingOfSectorTag(taxonomy, tag)?.group ?? landingOfGroup(taxonomy, tag)?.group ?? [],
  );
}

function sharedOf(a: readonly string[], b: readonly string[]): number {
  return new Set(a.filter((each) => b.includes(each))).size;
}

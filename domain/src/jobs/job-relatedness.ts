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
  const [ofA, ofB] = [traitsOf(taxonomy, a), traitsOf(taxonomy, b)];
  const steps = Math.abs(ofA.level - ofB.level);
  const shared = sharedOf(ofA.sectors, ofB.sectors);
  const isSameDiscipline = sharedOf(ofA.disciplines, ofB.disciplines) > 0;
  if (shared === 0 && !isSameDiscipline) return 0;
  return (
    (isSameDiscipline ? weights.discipline : 0) +
    (steps === 0 ? weights.sameLevel : 0) +
    (steps === 1 ? weights.nextLevel : 0) +
    (steps >= FAR_STEPS ? weights.farLevel : 0) +
    placeWeight(ofA, ofB) +
    (shared > 0 ? weights.sector : 0) +
    (shared > 1 ? weights.moreSectors : 0) +
    (sharedOf(ofA.groups, ofB.groups) > 0 ? weights.sameGroup : 0)
  );
}

type Traits = ReturnType<typeof readTraits>;

const known = new WeakMap<ComparedJob, Traits>();

/** What a job is compared by, worked out once: the page of each job is compared with all others. */
function traitsOf(taxonomy: Taxonomy, job: ComparedJob): Traits {
  const before = known.get(job);
  if (before?.taxonomy === taxonomy) return before;
  const traits = readTraits(taxonomy, job);
  known.set(job, traits);
  return traits;
}

function readTraits(taxonomy: Taxonomy, job: ComparedJob) {
  const { title, sectorTags, locationTags = '', customLocation = '' } = job;
  const sectors = splitTags(sectorTags?.toLowerCase());
  const { places } = readPlaces({ locationTags, customLocation });
  return {
    taxonomy,
    level: levelOf(title),
    disciplines: disciplinesOf(title),
    sectors,
    groups: sectors.flatMap(
      (tag) =>
        landingOfSectorTag(taxonomy, tag)?.group ?? landingOfGroup(taxonomy, tag)?.group ?? [],
    ),
    towns: places.flatMap(({ locality, country }) =>
      locality ? `${country.code} ${locality}` : [],
    ),
    countries: places.map(({ country }) => country.code),
    isRemote: isRemote({ jobType: '', ...job }),
  };
}

function placeWeight(a: Traits, b: Traits): number {
  if (sharedOf(a.towns, b.towns) > 0) return RELATED_WEIGHTS.sameTown;
  if (sharedOf(a.countries, b.countries) > 0) return RELATED_WEIGHTS.sameCountry;
  return b.isRemote ? RELATED_WEIGHTS.remote : 0;
}

function sharedOf(a: readonly string[], b: readonly string[]): number {
  return new Set(a.filter((each) => b.includes(each))).size;
}

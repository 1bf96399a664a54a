import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfGroup, landingOfSectorTag } from '../landings/job-landings';
import { isRemote } from './job-openness';
import { splitTags } from './job-text';
import { disciplinesOf, levelOf } from './job-titles';
import { readPlaces } from './published-job-places';

/** The traits by which two jobs are compared. */
export type ComparedJob = Pick<Job, 'title' | 'sectorTags'> &
  Partial<Pick<Job, 'locationTags' | 'customLocation' | 'jobType'>>;

/** The weight of each shared trait, and why. */
export const RELATED_WEIGHTS = {
  /** People can do next week what they do today; they change sectors sooner than occupations. */
  discipline: 6,
  /** A level means a salary: people want the same, and the next one is a step up. */
  sameLevel: 2,
  nextLevel: 1,
  /** Nobody moves from a drawing board to a boardroom. */
  farLevel: -6,
  /** Few people move house for a job, and fewer move abroad. */
  sameTown: 3,
  sameCountry: 2,
  /** Remote work is open to everybody. */
  remote: 1,
  /** Clients, terms and standards of a sector carry over; two shared sectors count as much as five. */
  sector: 2,
  moreSectors: 1,
  /** The two markets hire from within first. */
  sameGroup: 1,
} as const;

/** Below this score a job is no more similar than any other. */
export const LEAST_RELATED = 4;

/** A difference of level that is too large. */
const FAR_STEPS = 2;

/** Scores how alike two jobs are, by the table of weights; 0 for another occupation in another sector. */
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

/** Returns the traits of a job; cached, since each job's page compares it with all others. */
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

import { shortDay } from '@torque-tide/domain/dates';
import { EXCERPT_MAX, patternBeside, splitTags, typeOf } from '@torque-tide/domain/jobs/job-text';
import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { type AdvertLanguage, languageOfAdvert } from '@torque-tide/domain/jobs/text-language';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';

/** The number of sector tags that a card lists. */
const CARD_TAGS_MAX = 2;
/** Shown if a job has no location; structured data doesn't claim it. */
export const NO_LOCATION = 'Remote';
/** Shown on the page of a job without a salary. */
export const NO_SALARY = 'Competitive';

const AWAY_FROM_SITE = ['Hybrid', 'Remote'];

/** A job as a card shows it. */
export interface JobCardModel extends AdvertLanguage {
  id: string;
  title: string;
  isFeatured: boolean;
  tone: SectorTone;
  sectorTags: string[];
  /** The number of sector tags that the card doesn't list. */
  moreTags: number;
  excerpt: string;
  location: string;
  postedAt: string;
  postedOn: string;
  /** Empty if the job has none. */
  salary: string;
  /** Includes 'Hybrid' or 'Remote' unless the location says so; may be empty. */
  jobType: string;
  /** The last day to apply, as shown; empty if there is none. */
  closesOn: string;
}

export function toJobCard(job: ListedJob): JobCardModel {
  const sectorTags = splitTags(job.sectorTags);
  const { titleLang, textLang } = languageOfAdvert(job.title, job.description);
  return {
    id: job.id,
    title: job.title,
    titleLang,
    textLang: job.textLang ?? textLang,
    isFeatured: job.isFeatured,
    tone: sectorToneOf(...sectorTags),
    sectorTags: sectorTags.slice(0, CARD_TAGS_MAX),
    moreTags: Math.max(0, sectorTags.length - CARD_TAGS_MAX),
    excerpt: excerptOf(job.description),
    location: locationOf(job),
    postedAt: job.postedAt,
    postedOn: shortDay(job.postedAt),
    salary: job.salary?.trim() ?? '',
    jobType: [typeBeside(job), awayFromSite(job)].filter(Boolean).join(' · '),
    closesOn: job.closesAt ? shortDay(job.closesAt) : '',
  };
}

/** Returns '1 job' or '12 jobs'. */
export function jobsText(jobs: number): string {
  return jobs === 1 ? '1 job' : `${jobs} jobs`;
}

/** Returns 'Glasgow, UK · Full-time · £62k to £74k', for a compact row. */
export function factsOf({ location, jobType, salary }: JobCardModel): string {
  return [location, jobType, salary].filter(Boolean).join(' · ');
}

/**
 * Returns the town followed by the location tags that it doesn't contain, or 'Remote' if there is
 * neither.
 */
export function locationOf(job: Pick<Job, 'customLocation' | 'locationTags'>): string {
  const town = job.customLocation?.trim() ?? '';
  const tags = splitTags(job.locationTags).filter((tag) => !names(town, tag));
  return [town, ...tags].filter(Boolean).join(', ') || NO_LOCATION;
}

/**
 * Returns the job's type for a line that includes its location; empty if the location says the
 * same.
 */
export function typeBeside(job: ListedJob): string {
  const jobType = typeOf(job);
  return names(locationOf(job), jobType) ? '' : jobType;
}

/** Returns the working pattern for a list that includes the job's place and type. */
export function patternOf(job: ListedJob): string {
  return patternBeside(job.workingPattern, `${locationOf(job)}, ${typeOf(job)}`);
}

/** Returns 'Hybrid' or 'Remote', for a line without room for office days. */
function awayFromSite(job: ListedJob): string {
  return AWAY_FROM_SITE.find((word) => splitTags(patternOf(job)).includes(word)) ?? '';
}

/** True if a word is one of the parts of a place, in any case. */
function names(place: string, word: string): boolean {
  return splitTags(place.toLowerCase()).includes(word.toLowerCase());
}

/** Returns the first 150 characters and '...', or the whole text if it is no longer. */
export function excerptOf(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  // Removes half an emoji at the cut.
  return `${description.slice(0, EXCERPT_MAX).replace(/[\uD800-\uDBFF]$/, '')}...`;
}

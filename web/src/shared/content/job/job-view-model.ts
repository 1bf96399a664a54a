import { shortDay } from '@torque-tide/domain/dates';
import { EXCERPT_MAX, patternBeside, splitTags, typeOf } from '@torque-tide/domain/jobs/job-text';
import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { type AdvertLanguage, languageOfAdvert } from '@torque-tide/domain/jobs/text-language';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';

/** Sector tags that a card names before it counts the rest. */
const CARD_TAGS_MAX = 2;
/** Shown when a job names no location; it claims nothing to search engines. */
export const NO_LOCATION = 'Remote';
/** Shown on a job's page when it names no salary. */
export const NO_SALARY = 'Competitive';

const AWAY_FROM_SITE = ['Hybrid', 'Remote'];

/** What a card shows of a job. */
export interface JobCardModel extends AdvertLanguage {
  id: string;
  title: string;
  isFeatured: boolean;
  tone: SectorTone;
  sectorTags: string[];
  /** How many sector tags the card leaves out. */
  moreTags: number;
  excerpt: string;
  location: string;
  postedAt: string;
  postedOn: string;
  /** Empty when the job names none. */
  salary: string;
  /** With 'Hybrid' or 'Remote', but without what the location beside it says; may be empty. */
  jobType: string;
  /** The last day to apply, as the card shows it; empty when there is none. */
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

/** 'Glasgow, UK · Full-time · £62k to £74k', for a row that has no room for more. */
export function factsOf({ location, jobType, salary }: JobCardModel): string {
  return [location, jobType, salary].filter(Boolean).join(' · ');
}

/** The town followed by all location tags that it does not name itself; 'Remote' when there is neither. */
export function locationOf(job: Pick<Job, 'customLocation' | 'locationTags'>): string {
  const town = job.customLocation?.trim() ?? '';
  const tags = splitTags(job.locationTags).filter((tag) => !names(town, tag));
  return [town, ...tags].filter(Boolean).join(', ') || NO_LOCATION;
}

/** The job's type for a line that has its location; empty when the location says it already. */
export function typeBeside(job: ListedJob): string {
  const jobType = typeOf(job);
  return names(locationOf(job), jobType) ? '' : jobType;
}

/** The working pattern for a list that has the job's place and type. */
export function patternOf(job: ListedJob): string {
  return patternBeside(job.workingPattern, `${locationOf(job)}, ${typeOf(job)}`);
}

/** 'Hybrid' or 'Remote', for a line that has the job's place and type and no room for office days. */
function awayFromSite(job: ListedJob): string {
  return AWAY_FROM_SITE.find((word) => splitTags(patternOf(job)).includes(word)) ?? '';
}

/** True when a word is one of the parts of a place, in any case. */
function names(place: string, word: string): boolean {
  return splitTags(place.toLowerCase()).includes(word.toLowerCase());
}

/** The first 150 characters and '...'; the whole text when it is no longer than that. */
export function excerptOf(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  // A cut between the two halves of an emoji would leave an unprintable half.
  return `${description.slice(0, EXCERPT_MAX).replace(/[\uD800-\uDBFF]$/, '')}...`;
}

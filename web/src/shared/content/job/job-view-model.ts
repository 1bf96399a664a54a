import { longDay, shortDay } from '@torque-tide/domain/dates';
import {
  EXCERPT_MAX,
  type JobFact,
  jobFactsOf,
  type JobList,
  jobListsOf,
  splitTags,
  type TextBlock,
  textBlocksOf,
  typeOf,
} from '@torque-tide/domain/jobs/job-text';
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

/** Longest first paragraph, in characters, that is still set as a lead. */
const LEAD_MAX = 320;

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
  /** Empty when the location, which stands beside it, says the same ('Remote'). */
  jobType: string;
  /** The last day to apply, as the card shows it; empty when there is none. */
  closesOn: string;
}

/** What a job's own page shows of it, and the admin's preview. */
export interface JobArticleModel extends AdvertLanguage {
  id: string;
  title: string;
  isFeatured: boolean;
  status: 'Active' | 'Inactive';
  tone: SectorTone;
  sectorTags: string[];
  location: string;
  salary: string;
  jobType: string;
  /** What else is known of it. */
  facts: JobFact[];
  postedAt: string;
  postedOn: string;
  /** The last day to apply, as '2026-12-01' and as it is shown; both empty when there is none. */
  closesAt: string;
  closesOn: string;
  /** The first paragraph when it is short enough to lead into the others, else empty. */
  lead: string;
  /** The other paragraphs, and the headings among them. */
  blocks: TextBlock[];
  /** Its lists that have entries. */
  lists: JobList[];
  /** One line for search results and shared links. */
  summary: string;
}

/** The fields of a job that are shown; a form's unsaved job has them before it has a version. */
type ShownJob = Omit<Job, 'version' | 'sectorId' | 'locationId'>;

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
    jobType: typeBeside(job),
    closesOn: job.closesAt ? shortDay(job.closesAt) : '',
  };
}

/** 'Glasgow, UK · Full-time · £62k to £74k', for a row that has no room for more. */
export function factsOf({ location, jobType, salary }: JobCardModel): string {
  return [location, jobType, salary].filter(Boolean).join(' · ');
}

export function toJobArticle(job: ShownJob): JobArticleModel {
  const sectorTags = splitTags(job.sectorTags);
  const location = locationOf(job);
  const salary = job.salary?.trim() || NO_SALARY;
  const facts = [location, salary, typeBeside(job)].filter(Boolean).join(', ');
  return {
    id: job.id,
    title: job.title,
    ...languageOfAdvert(job.title, job.description),
    isFeatured: job.isFeatured,
    status: job.isActive ? 'Active' : 'Inactive',
    tone: sectorToneOf(...sectorTags),
    sectorTags,
    location,
    salary,
    jobType: typeOf(job),
    facts: jobFactsOf(job),
    postedAt: job.postedAt,
    postedOn: longDay(job.postedAt),
    closesAt: job.closesAt ?? '',
    closesOn: job.closesAt ? longDay(job.closesAt) : '',
    ...leadAndRest(job.description),
    lists: jobListsOf(job),
    summary: `${facts}. ${excerptOf(oneLine(job.description))}`,
  };
}

/** The town followed by all location tags that it does not name itself; 'Remote' when there is neither. */
export function locationOf(job: Pick<Job, 'customLocation' | 'locationTags'>): string {
  const town = job.customLocation?.trim() ?? '';
  const tags = splitTags(job.locationTags).filter((tag) => !names(town, tag));
  return [town, ...tags].filter(Boolean).join(', ') || NO_LOCATION;
}

/** The job's type for a line that has its location; empty when the location says it already. */
function typeBeside(job: ListedJob): string {
  const jobType = typeOf(job);
  return names(locationOf(job), jobType) ? '' : jobType;
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

function leadAndRest(description: string): Pick<JobArticleModel, 'lead' | 'blocks'> {
  const blocks = textBlocksOf(description);
  const [first, ...rest] = blocks;
  const leads = first && !first.isHeading && rest.length > 0 && first.text.length <= LEAD_MAX;
  return leads ? { lead: first.text, blocks: rest } : { lead: '', blocks };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

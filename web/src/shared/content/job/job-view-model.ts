import { type JobList, jobListsOf, splitTags } from '@torque-tide/domain/jobs/job-text';
import { DEFAULT_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';

/** Where a job's card cuts its description, in characters. */
const EXCERPT_MAX = 150;
/** Sector tags that a card names before it counts the rest. */
const CARD_TAGS_MAX = 2;
/** Shown when a job names no location; it claims nothing to search engines. */
const NO_LOCATION = 'Remote';
/** Shown on a job's page when it names no salary. */
const NO_SALARY = 'Competitive';

/** Longest first paragraph, in characters, that is still set as a lead. */
const LEAD_MAX = 320;

/** What a card shows of a job. */
export interface JobCardModel {
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
}

/** What a job's own page shows of it, and the admin's preview. */
export interface JobArticleModel {
  id: string;
  title: string;
  isFeatured: boolean;
  status: 'Active' | 'Inactive';
  tone: SectorTone;
  sectorTags: string[];
  location: string;
  salary: string;
  jobType: string;
  postedAt: string;
  postedOn: string;
  /** The first paragraph when it is short enough to lead into the others, else empty. */
  lead: string;
  paragraphs: string[];
  /** Its lists that have entries. */
  lists: JobList[];
  /** One line for search results and shared links. */
  summary: string;
}

/** The fields of a job that are shown; a form's unsaved job has them before it has a version. */
type ShownJob = Omit<Job, 'version' | 'sectorId' | 'locationId'>;

export function toJobCard(job: ShownJob): JobCardModel {
  const sectorTags = splitTags(job.sectorTags);
  return {
    id: job.id,
    title: job.title,
    isFeatured: job.isFeatured,
    tone: sectorToneOf(...sectorTags),
    sectorTags: sectorTags.slice(0, CARD_TAGS_MAX),
    moreTags: Math.max(0, sectorTags.length - CARD_TAGS_MAX),
    excerpt: excerptOf(job.description),
    location: locationOf(job),
    postedAt: job.postedAt,
    postedOn: cardDate.format(new Date(job.postedAt)),
    salary: job.salary?.trim() ?? '',
  };
}

export function toJobArticle(job: ShownJob): JobArticleModel {
  const sectorTags = splitTags(job.sectorTags);
  const location = locationOf(job);
  const salary = job.salary?.trim() || NO_SALARY;
  const jobType = job.jobType || DEFAULT_JOB_TYPE;
  return {
    id: job.id,
    title: job.title,
    isFeatured: job.isFeatured,
    status: job.isActive ? 'Active' : 'Inactive',
    tone: sectorToneOf(...sectorTags),
    sectorTags,
    location,
    salary,
    jobType,
    postedAt: job.postedAt,
    postedOn: articleDate.format(new Date(job.postedAt)),
    ...leadAndRest(job.description),
    lists: jobListsOf(job),
    summary: `${location}, ${salary}, ${jobType}. ${excerptOf(oneLine(job.description))}`,
  };
}

/** The custom location followed by the location tags, else whichever there is, else 'Remote'. */
export function locationOf(job: Pick<Job, 'customLocation' | 'locationTags'>): string {
  const parts = [job.customLocation?.trim(), ...splitTags(job.locationTags)].filter(Boolean);
  return parts.join(', ') || NO_LOCATION;
}

/** The first 150 characters and '...', or the whole text when it is no longer than that. */
export function excerptOf(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  // A cut between the two halves of an emoji would leave an unprintable half.
  return `${description.slice(0, EXCERPT_MAX).replace(/[\uD800-\uDBFF]$/, '')}...`;
}

// Both in UTC and in one locale, so that a server and every visitor render the same day.
const cardDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const articleDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function leadAndRest(description: string): { lead: string; paragraphs: string[] } {
  const paragraphs = description
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [first = '', ...rest] = paragraphs;
  const leads = rest.length > 0 && first.length <= LEAD_MAX;
  return leads ? { lead: first, paragraphs: rest } : { lead: '', paragraphs };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

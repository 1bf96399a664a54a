import type { Country } from '../countries';
import { hasRemoteTag, splitTags } from './job-text';
import type { Job } from '@torque-tide/contract/jobs';
import { hasClosingDayPassed, workplaceOf } from './job-openness';
import { readPay } from './job-pay';
import { type Place, readPlaces } from './published-job-places';
import type { Salary } from './published-job-salary';
import { htmlDescription, plainDescription } from './published-job-text';
import { canonicalUrl, jobPath } from '../paths';

/** Google's values that a job type of ours stands for. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY';

/** The fields that publishing reads; a form's unsaved job has them before it has a version. */
export type PublishableJob = Omit<Job, 'version' | 'isFeatured' | 'sectorId' | 'locationId'>;

/** What the public is told about a job. Page data, JobPosting, feeds and sitemap are made of it. */
export interface PublishedJob {
  id: string;
  /** The canonical address of its page. */
  url: string;
  title: string;
  /** The whole advert, as text and as HTML. */
  text: string;
  html: string;
  sectors: string[];
  /** ISO 8601, in UTC. */
  postedAt: string;
  /** The last day to apply, and the end of that day in UTC. */
  closesAt?: string;
  validThrough?: string;
  employmentType?: EmploymentType;
  /** Empty when the job names no country: then it is no JobPosting, and in no feed that needs one. */
  places: Place[];
  /** `remote` and `hybrid` only when the job says so. */
  workplace?: 'remote' | 'hybrid';
  /** Where people may live who apply for a remote job. */
  applicantCountries: Country[];
  /** Only when the salary text is beyond doubt. */
  salary?: Salary;
  /** The salary as the page shows it; empty when the job names none. */
  salaryText: string;
}

/**
 * 'Permanent' tells how long a job lasts and not for how many hours, 'Remote' and 'Hybrid' tell
 * where it is done: none of them is an employment type of Google's.
 */
const EMPLOYMENT_TYPES: Record<string, EmploymentType> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
};

/** Turns a job into what is published about it. Says nothing that the job does not say. */
export function publishJob(job: PublishableJob): PublishedJob {
  const { places } = readPlaces(job);
  const countries = places.map(({ country }) => country);
  const employmentType = job.jobType ? EMPLOYMENT_TYPES[job.jobType] : undefined;
  const salary = readPay(job, places);
  const workplace = workplaceOf(job);
  return {
    id: job.id,
    url: canonicalUrl(jobPath(job.id)),
    title: job.title,
    text: plainDescription(job),
    html: htmlDescription(job),
    sectors: splitTags(job.sectorTags),
    postedAt: job.postedAt,
    ...(job.closesAt ? { closesAt: job.closesAt, validThrough: endOfDay(job.closesAt) } : {}),
    ...(employmentType ? { employmentType } : {}),
    places,
    ...(workplace ? { workplace } : {}),
    applicantCountries: workplace === 'remote' ? countries : [],
    ...(salary ? { salary } : {}),
    salaryText: job.salary?.trim() ?? '',
  };
}

/** Returns why Google's job search can't list a job, as the end of a sentence; undefined if it can. */
export function whyUnlisted(
  job: Pick<Job, 'isActive' | 'isFilled' | 'closesAt' | 'locationTags' | 'customLocation'>,
  now: Date,
): string | undefined {
  if (!job.isActive) return 'it is inactive';
  if (job.isFilled) return 'it has been filled';
  if (hasClosingDayPassed(job, now)) return 'its closing date has passed';
  if (readPlaces(job).places.length > 0) return undefined;
  return hasRemoteTag(job)
    ? 'a remote job needs the country in which applicants may live'
    : 'no location tag names a country';
}

function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}

import type { Country } from '../countries';
import { type JobListField, jobListsOf, splitLines, splitParagraphs, splitTags } from './job-text';
import type { Job } from '@torque-tide/contract/jobs';
import { dayNamed } from '../dates';
import { hasClosingDayPassed, type PlacedJob, type Workplace, workplaceOf } from './job-openness';
import { readPay } from './job-pay';
import { type Place, readPlaces } from './published-job-places';
import type { Salary } from './published-job-salary';
import { canonicalUrl, jobPath } from '../paths';
import { type JobFactField, jobFactsOf } from './job-facts';

/** Google's employment types for ours. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY';

/** The fields that publishing reads; an unsaved job has them before it has a version. */
export type PublishableJob = Omit<Job, 'version' | 'isFeatured' | 'sectorId' | 'locationId'>;

/** A job as published: page data, JobPosting, feeds and sitemap use it. */
export interface PublishedJob {
  id: string;
  /** The canonical address of its page. */
  url: string;
  title: string;
  /** The whole advert. */
  text: string;
  html: string;
  sectors: string[];
  /** ISO 8601, in UTC. */
  postedAt: string;
  /** The last day to apply, and its end in UTC. */
  closesAt?: string;
  validThrough?: string;
  employmentType?: EmploymentType;
  /** The first day, as '2027-02-01', if the job names one. */
  startsOn?: string;
  hasRelocationHelp?: true;
  /** Empty if the job names no country: then it has no JobPosting and is in no feed that needs one. */
  places: Place[];
  /** Only if the job says so. */
  workplace?: Workplace;
  /** Where applicants for a remote job may live. */
  applicantCountries: Country[];
  /** Only if the salary text is unambiguous. */
  salary?: Salary;
  /** The salary as the page shows it; '' if there is none. */
  salaryText: string;
}

/**
 * 'Permanent' is about duration, 'Remote' and 'Hybrid' about place: Google has no employment type for them.
 */
const EMPLOYMENT_TYPES: Record<string, EmploymentType> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
};

/** Returns a job as published, without claims that the job doesn't make. */
export function publishJob(job: PublishableJob): PublishedJob {
  const { places } = readPlaces(job);
  const countries = places.map(({ country }) => country);
  const employmentType = job.jobType ? EMPLOYMENT_TYPES[job.jobType] : undefined;
  const salary = readPay(job, places);
  const workplace = workplaceOf(job);
  const startsOn = dayNamed(job.start ?? '');
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
    ...(startsOn ? { startsOn } : {}),
    ...(job.relocationHelp ? { hasRelocationHelp: true } : {}),
    places,
    ...(workplace ? { workplace } : {}),
    applicantCountries: workplace === 'remote' ? countries : [],
    ...(salary ? { salary } : {}),
    salaryText: job.salary?.trim() ?? '',
  };
}

/** Returns why Google's job search can't list a job, as the end of a sentence; undefined if it can. */
export function whyUnlisted(
  job: PlacedJob & Pick<Job, 'isActive' | 'isFilled' | 'closesAt'>,
  now: Date,
): string | undefined {
  if (!job.isActive) return 'it is inactive';
  if (job.isFilled) return 'it has been filled';
  if (hasClosingDayPassed(job, now)) return 'its closing date has passed';
  if (readPlaces(job).places.length > 0) return undefined;
  return workplaceOf(job) === 'remote'
    ? 'a remote job needs the country in which applicants may live'
    : 'no location tag names a country';
}

function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}

type JobTexts = Pick<Job, 'description' | JobListField | JobFactField>;

/** Returns the whole advert as text: paragraphs, each list under its heading, further facts. */
function plainDescription(job: JobTexts): string {
  const lists = jobListsOf(job).map(({ heading, entries }) =>
    [`${heading}:`, ...entries.map((entry) => `- ${entry}`)].join('\n'),
  );
  return [...splitParagraphs(job.description), ...lists, ...factLinesOf(job)].join('\n\n');
}

/**
 * The same text as HTML with the elements every reader knows: `p`, `ul`, `li`, and `br` for line
 * breaks. Google ignores headings inside a description.
 */
function htmlDescription(job: JobTexts): string {
  const paragraphs = splitParagraphs(job.description).map(
    (paragraph) => `<p>${splitLines(paragraph).map(escapeHtml).join('<br>')}</p>`,
  );
  const lists = jobListsOf(job).map(({ heading, entries }) => {
    const items = entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('');
    return `<p>${heading}:</p><ul>${items}</ul>`;
  });
  const facts = factLinesOf(job).map((line) => `<p>${escapeHtml(line)}</p>`);
  return [...paragraphs, ...lists, ...facts].join('');
}

function factLinesOf(job: JobTexts): string[] {
  return jobFactsOf(job).map(({ label, text }) => `${label}: ${text}`);
}

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}

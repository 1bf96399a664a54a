import { DEFAULT_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';

/** Where a job's card cuts its description, in characters. */
export const EXCERPT_MAX = 150;

/** The lists of a job with their headings, in the order in which its page and its adverts have them. */
const JOB_LISTS = [
  ['responsibilities', 'Key Responsibilities'],
  ['requirements', 'Requirements'],
] as const satisfies readonly (readonly [keyof Job, string])[];

/** The fields of a job that are lists. */
export type JobListField = (typeof JOB_LISTS)[number][0];

export interface JobList {
  heading: string;
  entries: string[];
}

/** A job's lists, without those that have no entries. */
export function jobListsOf(job: Pick<Job, JobListField>): JobList[] {
  return JOB_LISTS.map(([field, heading]) => ({ heading, entries: splitLines(job[field]) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** Further facts of a job with their labels, as its page and its adverts have them. */
const JOB_FACTS = [['visaSponsorship', 'Visa sponsorship']] as const satisfies readonly (readonly [
  keyof Job,
  string,
])[];

/** The fields of a job that are further facts. */
export type JobFactField = (typeof JOB_FACTS)[number][0];

export interface JobFact {
  label: string;
  text: string;
}

/** A job's further facts, without those that it does not state. */
export function jobFactsOf(job: Pick<Job, JobFactField>): JobFact[] {
  return JOB_FACTS.flatMap(([field, label]) => {
    const value = job[field];
    return value === undefined ? [] : { label, text: value ? 'Yes' : 'No' };
  });
}

/** The type that a job's card shows. */
export function typeOf({ jobType }: Pick<Job, 'jobType'>): string {
  return jobType || DEFAULT_JOB_TYPE;
}

/** The tags of a comma-separated text, trimmed, without empty ones and repetitions. */
export function splitTags(text = ''): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

/** True of a location tag that says that the job is done from anywhere. */
export function isRemoteTag(tag: string): boolean {
  return tag.toLowerCase() === 'remote';
}

/** True when a location tag says that the job is done from anywhere. */
export function hasRemoteTag({ locationTags }: Pick<Job, 'locationTags'>): boolean {
  return splitTags(locationTags).some(isRemoteTag);
}

/** The entries of a text that holds one a line, trimmed, without empty ones. */
export function splitLines(text = ''): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The paragraphs of a text, which blank lines separate, trimmed, without empty ones. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Longest heading within a text, in characters, its colon included. */
const HEADING_MAX = 60;

/** True for a line that is a heading: a short one in a text, with a capital first and a colon last. */
export function isHeading(line: string): boolean {
  return line.length <= HEADING_MAX && /^[\p{Lu}\p{Lo}\d][^.!?]*:$/u.test(line);
}

/** A paragraph of a text, or a heading without its colon. */
export interface TextBlock {
  text: string;
  isHeading: boolean;
}

/** Returns the paragraphs of a text, and each heading that begins one. */
export function textBlocksOf(text: string): TextBlock[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    const [first = '', ...others] = paragraph.split(/\r?\n/);
    if (!isHeading(first.trim())) return { text: paragraph, isHeading: false };
    const rest = others.join('\n').trim();
    const heading = { text: first.trim().slice(0, -1).trimEnd(), isHeading: true };
    return rest === '' ? heading : [heading, { text: rest, isHeading: false }];
  });
}

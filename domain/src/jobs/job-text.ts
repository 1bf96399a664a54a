import { DEFAULT_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';

/** Longest description on a card, in characters. */
export const EXCERPT_MAX = 150;

/** A job's lists with their headings, in the order of its page and adverts. */
const JOB_LISTS = [
  ['responsibilities', 'Key Responsibilities'],
  ['requirements', 'Requirements'],
] as const satisfies readonly (readonly [keyof Job, string])[];

export type JobListField = (typeof JOB_LISTS)[number][0];

export interface JobList {
  heading: string;
  entries: string[];
}

/** Returns a job's lists that have entries. */
export function jobListsOf(job: Pick<Job, JobListField>): JobList[] {
  return JOB_LISTS.map(([field, heading]) => ({ heading, entries: splitLines(job[field]) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/**
 * Returns a working pattern without the parts that a text beside it, such as 'UK, Remote', already
 * contains.
 */
export function patternBeside(workingPattern: string | undefined, beside: string): string {
  const said = new Set(splitTags(beside.toLowerCase()));
  return splitTags(workingPattern)
    .filter((part) => !said.has(part.toLowerCase()))
    .join(', ');
}

/** Returns the job type for a card. */
export function typeOf({ jobType }: Pick<Job, 'jobType'>): string {
  return jobType || DEFAULT_JOB_TYPE;
}

/** Splits a comma-separated text into trimmed tags, without empty ones and repetitions. */
export function splitTags(text = ''): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

/** True for the location tag 'Remote'. */
export function isRemoteTag(tag: string): boolean {
  return tag.toLowerCase() === 'remote';
}

/** True if one of a job's location tags is 'Remote'. */
export function hasRemoteTag({ locationTags }: Pick<Job, 'locationTags'>): boolean {
  return splitTags(locationTags).some(isRemoteTag);
}

/** Splits a text into trimmed lines, without empty ones. */
export function splitLines(text = ''): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Splits a text at blank lines into trimmed paragraphs, without empty ones. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Longest heading in a text, in characters, including its colon. */
const HEADING_MAX = 60;

/** True for a short line with a capital first and a colon last. */
export function isHeading(line: string): boolean {
  return line.length <= HEADING_MAX && /^[\p{Lu}\p{Lo}\d][^.!?]*:$/u.test(line);
}

/** A paragraph, or a heading without its colon. */
export interface TextBlock {
  text: string;
  isHeading: boolean;
}

/** Splits a text into paragraphs and the headings that precede them. */
export function textBlocksOf(text: string): TextBlock[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    const [first = '', ...others] = paragraph.split(/\r?\n/);
    if (!isHeading(first.trim())) return { text: paragraph, isHeading: false };
    const rest = others.join('\n').trim();
    const heading = { text: first.trim().slice(0, -1).trimEnd(), isHeading: true };
    return rest === '' ? heading : [heading, { text: rest, isHeading: false }];
  });
}

import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isAscii, plainText } from '../plain-text';
import { countryNamed } from '../countries';
import { isRemote } from './job-openness';
import { splitTags, typeOf } from './job-text';
import { editDistance } from './tag-spelling';
import { isWholeJob } from './listed-job';
import { SYNONYMS, TYPE_SYNONYMS, WIDER_WORDS } from './search-synonyms';

/** Where a word was found, the most important field first. */
const FIELDS = ['title', 'tags', 'place', 'type', 'text'] as const;
export type SearchedField = (typeof FIELDS)[number];

/** Why a job matches: a word of the search, or a synonym. */
export interface SearchReason {
  asked: string;
  /** The word in the job, if it isn't the word of the search. */
  synonym?: string;
  /** True if that word is a different spelling, and so possibly a different word. */
  isGuess?: true;
  field: SearchedField;
}

/** A job that matches the words of a search, and why. */
export interface FoundByWords<J extends ListedJob> {
  job: J;
  reasons: SearchReason[];
}

/**
 * Finds jobs that contain every word of a text or a synonym: in any order, in title, text, tags, place or
 * type. Matches in more important fields come first; otherwise the order stays. Words such as 'in' and 'jobs'
 * don't count. If no job has all words, a word that no job has may have one wrong letter.
 */
export function findByWords<J extends ListedJob>(
  jobs: readonly J[],
  text: string,
): FoundByWords<J>[] {
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const found = findTerms(jobs, terms);
  return found.length > 0 ? found : findTerms(jobs, respelled(terms, jobs));
}

function findTerms<J extends ListedJob>(
  jobs: readonly J[],
  terms: readonly Term[],
): FoundByWords<J>[] {
  const found: (FoundByWords<J> & { weight: number })[] = [];
  for (const job of jobs) {
    const fields = fieldsOf(job);
    const reasons: SearchReason[] = [];
    for (const term of terms) {
      const reason = reasonFor(term, fields);
      if (!reason) break;
      reasons.push(reason);
    }
    if (reasons.length < terms.length) continue;
    const weight = reasons.reduce((sum, { field }) => sum + FIELDS.indexOf(field), 0);
    found.push({ job, reasons, weight });
  }
  return found.sort((a, b) => a.weight - b.weight).map(({ job, reasons }) => ({ job, reasons }));
}

/** For each term that no job has, adds the known words one letter away. */
function respelled(terms: readonly Term[], jobs: readonly ListedJob[]): Term[] {
  let known: ReadonlySet<string> | undefined;
  return terms.map((term) => {
    const key = keyOf(term.asked);
    if (key.length < GUESSED_MIN || jobs.some((job) => reasonFor(term, fieldsOf(job)))) return term;
    known ??= new Set([...meanings.keys(), ...jobs.flatMap(namingWords)]);
    const near = [...known].filter(
      (word) => Math.abs(word.length - key.length) <= 1 && editDistance(key, word) === 1,
    );
    const needles: Needle[] = [];
    for (const word of near) {
      for (const needle of [{ pattern: patternOf(word), synonym: word }, ...synonymsOf(word)]) {
        needles.push({ ...needle, isGuess: true });
      }
    }
    return { asked: term.asked, needles };
  });
}

/** Returns the words of a job. */
function namingWords(job: ListedJob): string[] {
  const { title, tags } = fieldsOf(job);
  return `${title} ${tags}`.split(' ').filter((word) => word.length >= GUESSED_MIN - 1);
}

/** True if a text has a word that counts. */
export function hasTerms(text: string): boolean {
  return termsOf(text).length > 0;
}

/** A word or phrase to look for, with its synonyms. */
interface Term {
  asked: string;
  needles: readonly Needle[];
}

interface Needle {
  /** As in prepared texts; a long word may continue. */
  pattern: string;
  synonym?: string;
  /** The only field it may be in. */
  only?: SearchedField;
  isGuess?: true;
}

type Fields = Readonly<Record<SearchedField, string>>;

/** Words that don't count. */
const EMPTY_WORDS = new Set(
  'a an and at for from in job jobs of on opportunity or position positions role roles the to vacancies vacancy with work'.split(
    ' ',
  ),
);

/** A word up to this length must match whole: 'EV' doesn't match 'every'. */
const WHOLE_WORD_MAX = 3;
/** In a shorter word one letter makes another word. */
const GUESSED_MIN = 5;

function reasonFor({ asked, needles }: Term, fields: Fields): SearchReason | undefined {
  for (const { pattern, synonym, only, isGuess } of needles) {
    const field = FIELDS.find(
      (name) => (only === undefined || only === name) && fields[name].includes(pattern),
    );
    if (!field) continue;
    return {
      asked,
      field,
      ...(synonym === undefined ? {} : { synonym }),
      ...(isGuess && { isGuess }),
    };
  }
  return undefined;
}

/** Splits a text into terms. In a known phrase only the longest match counts. */
function termsOf(text: string): Term[] {
  const words = text
    .split(/\s+/)
    .flatMap((written) => wordsOf(written).map((word) => ({ written, word })));
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLengthAt(words, at);
    const own = words.slice(at, at + length);
    const key = own.map(({ word }) => word).join(' ');
    if (length > 1 || !EMPTY_WORDS.has(key)) {
      const asked = [...new Set(own.map(({ written }) => written))].join(' ');
      terms.push({ asked, needles: [{ pattern: patternOf(key) }, ...synonymsOf(key)] });
    }
    at += length;
  }
  return terms;
}

function phraseLengthAt(words: readonly { word: string }[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).map(({ word }) => word);
    if (meanings.has(phrase.join(' '))) return length;
  }
  return 1;
}

function synonymsOf(key: string): Needle[] {
  return (meanings.get(key) ?? []).map(({ word: synonym, only }) => {
    const pattern = patternOf(keyOf(synonym));
    return only ? { pattern, synonym, only } : { pattern, synonym };
  });
}

function patternOf(key: string): string {
  return key.length <= WHOLE_WORD_MAX ? ` ${key} ` : ` ${key}`;
}

interface Meaning {
  word: string;
  only?: SearchedField;
}

/** The synonyms of each known word or phrase. */
const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map([
  ...SYNONYMS.flatMap((group) => othersOf(group)),
  ...TYPE_SYNONYMS.flatMap((group) => othersOf(group, 'type')),
  ...Object.entries(WIDER_WORDS).map(
    ([word, narrower]) => [keyOf(word), narrower.map((each) => ({ word: each }))] as const,
  ),
]);

const LONGEST_PHRASE = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));

function othersOf(group: readonly string[], only?: SearchedField) {
  return group.map((own) => {
    const others = group.filter((word) => word !== own);
    return [keyOf(own), others.map((word) => (only ? { word, only } : { word }))] as const;
  });
}

/** Normalises a word or phrase for comparison. */
export function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

/** Every way in which an advert may contain the words of a search, normalised. */
export function patternsInText(text: string): string[] {
  const needles = termsOf(text).flatMap((term) => term.needles);
  return [...new Set(needles.flatMap(({ pattern, only }) => (only ? [] : pattern)))];
}

/** Returns an advert's full text, prepared for patterns. */
export function comparedText(job: Job): string {
  return fieldsOf(job).text;
}

/**
 * The server's matches in a long list's adverts: normalised words, one a line, and the version of
 * the list they belong to (`text-matches.ts`).
 */
export const matchedWords = { readAt: 0, of: new WeakMap<ListedJob, string>() };

/** Caches a job's prepared fields. */
const prepared = new WeakMap<ListedJob, Fields>();

function fieldsOf(job: ListedJob): Fields {
  const known = prepared.get(job) ?? prepareFields(job);
  prepared.set(job, known);
  const text = matchedWords.of.get(job);
  return text === undefined ? known : { ...known, text };
}

/** Caches parts that many jobs share, because the first letter typed prepares thousands of jobs. */
const alike = { tags: new Map<string, string>(), place: new Map<string, string>() };

function prepareFields(job: ListedJob): Fields {
  return {
    title: ready(job.title),
    tags: once(alike.tags, job.sectorTags ?? '', ready),
    place: once(
      alike.place,
      JSON.stringify([job.customLocation, job.locationTags, job.jobType, job.workingPattern]),
      () => readyPlace(job),
    ),
    type: once(alike.tags, [typeOf(job), job.workingPattern].filter(Boolean).join(', '), ready),
    // A cut description may end within a word, so only the server's matches count there.
    text: isWholeJob(job)
      ? ready(job.description, job.responsibilities, job.requirements, job.languages)
      : '',
  };
}

function once(known: Map<string, string>, value: string, make: (value: string) => string): string {
  const made = known.get(value) ?? make(value);
  known.set(value, made);
  return made;
}

function readyPlace(job: ListedJob): string {
  const places = splitTags(job.locationTags);
  const countries = places.map((tag) => countryNamed(tag)?.name);
  return ready(job.customLocation, ...places, ...countries, isRemote(job) ? 'remote' : '');
}

/** Prepares text for searching: words separated by single spaces, with one at each end. */
function ready(...texts: readonly (string | undefined)[]): string {
  return compared(texts.filter(Boolean).join(' , '));
}

function wordsOf(text: string): string[] {
  return compared(text).split(' ').filter(Boolean);
}

/**
 * Returns a text in lower case, without accents and punctuation, with words in the singular; '&' becomes
 * 'and'. Works on whole texts, because the first letter typed does this for every job.
 */
function compared(text: string): string {
  const plain = ` ${withoutSigns(plainText(text))} `;
  return plain
    .replaceAll(' & ', ' and ')
    .replace(/ies (?<=[a-z0-9]{2}ies )/g, 'y ')
    .replace(/s (?<=[a-z0-9]{2}[a-rt-z0-9]s )/g, ' ');
}

function withoutSigns(text: string): string {
  return text.replace(isAscii(text) ? /[^a-z0-9&+]+/g : /[^\p{L}\p{N}&+]+/gu, ' ');
}

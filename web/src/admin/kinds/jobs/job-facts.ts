import { JOB_LOCATION_CHOICES, JOB_TYPES } from '@torque-tide/contract/job-choices';
import {
  JOB_CUSTOM_LOCATION_MAX,
  JOB_SALARY_MAX,
  JOB_TITLE_MIN,
  type Job,
} from '@torque-tide/contract/jobs';
import { dayOf } from '@torque-tide/domain/dates';
import { hasWords, type PastedLine } from '@/admin/fields/paste/pasted-line';
import { bare, headingOf, named } from './split-job-text';

type JobFact = 'title' | 'customLocation' | 'locationTags' | 'salary' | 'jobType' | 'closesAt';
/** What an advert says of a job in a line, as the form has it. */
export type JobFacts = Partial<Record<keyof Job & JobFact, string>>;

interface Fact {
  values: JobFacts;
  /** The words before it, which say what it is: 'job title'. */
  label: string;
  /** The line without what a field takes of it, where it says more. */
  rest?: string;
}

/** What a line says behind its label, and what of it stays; undefined for what no field can hold. */
type ReadFact = (text: string) => { values: JobFacts; rest?: string } | undefined;

const LABELS = new Map<string, ReadFact>([
  ...named('job title; title; position; role; vacancy; job; position title; role title', readTitle),
  ...named('location; job location; place; place of work; work location; based in', readPlace),
  ...named('salary; salary range; pay; rate; compensation; remuneration', readSalary),
  ...named(
    'type; job type; contract; contract type; type of contract; employment; employment type; position type',
    readType,
  ),
  ...named(
    `closing date; closes; closes on; apply by; deadline; application deadline; deadline for applications;
     closing date for applications; applications close; applications close on; closing`,
    readClosing,
  ),
]);
const LABELLED = /^(\p{L}[\p{L}\d '’]{1,40}?)(?:\s*:|\s+[-–—])\s*(\S.*)$/u;
/** These need no colon. */
const SENTENCE = /^(based in|apply by|closes on|applications close on)\s+(\S.*)$/i;

/** What a line says of a job; 'Location: Leeds | Salary: £50k' says several things. */
export function factOf(text: string): Fact | undefined {
  const facts = text.split(/(?<!\s)\s+\|\s+/).map(readLabelled);
  const [first] = facts;
  if (!first || facts.length === 1) return first;
  if (facts.some((fact) => !fact || fact.rest !== undefined)) return undefined;
  return { ...first, values: Object.assign({}, ...facts.map((fact) => fact?.values)) as JobFacts };
}

function readLabelled(text: string): Fact | undefined {
  const [, words = '', value = ''] = LABELLED.exec(text) ?? SENTENCE.exec(text) ?? [];
  const label = bare(words);
  const found = LABELS.get(label)?.(value);
  if (found?.rest === undefined) return found && { values: found.values, label };
  return { values: found.values, label, rest: `${words}: ${found.rest}` };
}

/** The longest title that is told by where it stands, in characters. */
const TITLE_MAX = 80;

/** True for words that can stand above an advert: short, and no sentence. */
export function isTitle(text: string): boolean {
  return (
    text.length >= JOB_TITLE_MIN &&
    text.length <= TITLE_MAX &&
    /\p{L}/u.test(text) &&
    !/[.!?:;,]$|:\s/.test(text) &&
    !/^(?:hi|hello|hey|dear|good (?:morning|afternoon)|fwd|kind regards|regards|thanks)\b/i.test(
      text,
    )
  );
}

function readTitle(title: string) {
  const isType = JOB_TYPES.some((type) => spelled(type) === spelled(title));
  return isTitle(title) && !isType ? { values: { title } } : undefined;
}

function readSalary(salary: string) {
  const isPay = /\d|competitive|negotiable|\bdoe\b/i.test(salary);
  return isPay && salary.length <= JOB_SALARY_MAX ? { values: { salary } } : undefined;
}

const TAGS = new Map<string, string>([
  ...JOB_LOCATION_CHOICES.map((tag) => [tag.toLowerCase(), tag] as const),
  ['united kingdom', 'UK'],
  ['united states', 'USA'],
  ['united arab emirates', 'UAE'],
]);

/** 'Leeds, UK (Remote)': what the form offers as a tag is one, the others are the town. */
function readPlace(text: string) {
  const place = text.replace(/\.$/, '');
  const isSentence = /[.!?;:]|\b(?:you|we|our|will|the)\b/i.test(place);
  if (isSentence || place.length > JOB_CUSTOM_LOCATION_MAX / 2) return undefined;
  const parts = place.split(/[,/]/).flatMap((each) => {
    const part = each.trim();
    const [, outer = '', inner = ''] = /^([^()]+)\(([^()]+)\)$/.exec(part) ?? [];
    return tagOf(inner) === undefined ? [part] : [outer.trim(), inner];
  });
  const tags = new Set(parts.map(tagOf).filter((tag) => tag !== undefined));
  const town = parts.filter((part) => part !== '' && tagOf(part) === undefined).join(', ');
  const values: JobFacts = {
    ...(town && { customLocation: town }),
    ...(tags.size > 0 && { locationTags: [...tags].join(', ') }),
  };
  return town || tags.size > 0 ? { values } : undefined;
}

function tagOf(text: string): string | undefined {
  return TAGS.get(text.trim().toLowerCase());
}

const TYPE_WORDS = JOB_TYPES.map((type) => type.replace('-', '[- ]?')).join('|');
/** A type, and after it the end, a sign that separates it from what else is said, or another type. */
const TYPE = new RegExp(
  `^(${TYPE_WORDS})(?: ?(?:[,/;&+|]| [–-] |\\band\\b| (?=(?:${TYPE_WORDS})\\b)|(?=\\()) ?(.+))?\\.?$`,
  'i',
);

/** The form holds one type: the first, and what else is said stays. */
function readType(text: string) {
  const [, first = '', rest] = TYPE.exec(text.replace(/\s+/g, ' ')) ?? [];
  const jobType = JOB_TYPES.find((type) => spelled(type) === spelled(first));
  return jobType && { values: { jobType }, ...(rest === undefined ? {} : { rest }) };
}

function spelled(type: string): string {
  return type.toLowerCase().replace(/[- ]/g, '');
}

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const WEEKDAY = '(?:(?<weekday>(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\.?,?\\s+)?';
/** The day comes first, as in Britain, unless the month is written as a word. */
const DATES = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^(?<day>\d\d?)([./-])(?<month>\d\d?)\2(?<year>(?:20)?\d\d)$/,
  new RegExp(
    `^${WEEKDAY}(?:the )?(?<day>\\d\\d?)(?:st|nd|rd|th)?(?: of)?[ -](?<month>[a-z]{3,9})\\.?,?[ -](?<year>\\d{4})$`,
  ),
  new RegExp(
    `^${WEEKDAY}(?<month>[a-z]{3,9})\\.? (?<day>\\d\\d?)(?:st|nd|rd|th)?,? (?<year>\\d{4})$`,
  ),
];

/**
 * '2026-11-28' for a day with its year, in any of the usual forms; undefined for one that there is not, or
 * whose weekday is another.
 */
export function readDay(text: string): string | undefined {
  const written = text.toLowerCase().replace(/\.$/, '').trim();
  for (const form of DATES) {
    const { day, month = '', year = '', weekday = '' } = form.exec(written)?.groups ?? {};
    if (day === undefined) continue;
    const at = /\d/.test(month)
      ? Number(month) - 1
      : MONTHS.findIndex((name) => name.startsWith(month));
    const date = new Date(Date.UTC(Number(year.padStart(4, '20')), at, Number(day)));
    const isThere = at >= 0 && date.getUTCMonth() === at && date.getUTCDate() === Number(day);
    const isThen = WEEKDAYS[date.getUTCDay()]?.startsWith(weekday.slice(0, 3));
    return isThere && isThen ? dayOf(date) : undefined;
  }
  return undefined;
}

function readClosing(text: string) {
  const closesAt = readDay(text);
  return closesAt === undefined ? undefined : { values: { closesAt } };
}

/** True for words that can stand above an advert and are nothing else of it. */
export function isBareTitle(text: string): boolean {
  return isTitle(text) && !factOf(text) && !headingOf(text);
}

/** What adverts begin with, or have above the lines that tell of them: a title without a label. */
export function titleLineOf(lines: readonly PastedLine[]): PastedLine | undefined {
  const written = lines.filter(hasWords);
  if (written.some(({ text }) => factOf(text)?.values.title !== undefined)) return undefined;
  const fact = written.findIndex(({ text }) => factOf(text));
  const [first, second] = written;
  const isFirst = fact > 0 || (second && headingOf(second.text));
  const above = written[fact - 1];
  const before = above && lines[lines.indexOf(above) - 1];
  const isApart = before && !hasWords(before);
  return [isFirst && first, isApart && above].find(
    (line) => line && line.kind === 'text' && isBareTitle(line.text),
  ) as PastedLine | undefined;
}

/**
 * Takes out of an advert the lines that have fields of their own.
 *
 * @param isFree false for a field that holds something: what the advert says of it stays in the text
 * @param title the line that is its title, where that has no label
 */
export function readFacts(
  lines: readonly PastedLine[],
  isFree: (field: JobFact) => boolean,
  title: PastedLine | undefined,
) {
  const values: JobFacts = {};
  const rest: PastedLine[] = [];
  const taken = new Set<string>();
  for (const line of lines) {
    const words = line.kind === 'blank' ? '' : line.text;
    const fact = line === title ? { values: { title: words }, rest: undefined } : factOf(words);
    const fields = Object.keys(fact?.values ?? {}) as JobFact[];
    const full = fields.filter((field) => !isFree(field));
    for (const field of full) taken.add(field);
    if (!fact || full.length > 0 || fields.some((field) => field in values)) {
      rest.push(line);
      continue;
    }
    Object.assign(values, fact.values);
    if (fact.rest !== undefined) rest.push({ ...line, text: fact.rest } as PastedLine);
  }
  return { values, rest, taken: [...taken] };
}

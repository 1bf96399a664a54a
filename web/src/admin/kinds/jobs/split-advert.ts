import { JOB_LOCATION_CHOICES, JOB_TYPES, NO_JOB_TYPE } from '@torque-tide/contract/job-choices';
import {
  JOB_CUSTOM_LOCATION_MAX,
  JOB_SALARY_MAX,
  JOB_TITLE_MIN,
  type Job,
} from '@torque-tide/contract/jobs';
import { isHeading } from '@torque-tide/domain/jobs/job-text';
import type { Texts } from '@/admin/fields/paste/paste-actions';
import { isEntry, textOfLines } from '@/admin/fields/paste/read-clipboard';

/** The fields of a job that hold several lines. */
const TEXT_KINDS = {
  description: 'text',
  responsibilities: 'lines',
  requirements: 'lines',
} as const;
type TextField = keyof typeof TEXT_KINDS;

interface Heading {
  field: TextField;
  /** True if the line says more than the field's label, and so stays in the text. */
  isKept?: true;
  /** Added to each entry below, which would otherwise read as required. */
  prefix?: string;
}

const RESPONSIBILITIES = `responsibilities; key responsibilities; main responsibilities; your responsibilities;
  roles and responsibilities; role and responsibilities; duties; key duties; main duties; your duties;
  duties and responsibilities; key accountabilities; accountabilities; your tasks; tasks; key tasks; your role;
  what you will do; what you'll do; what you do; what you will be doing; what you'll be doing;
  what will you do; day to day; your day to day; in this role you will; you will`;

const REQUIREMENTS = `requirements; key requirements; job requirements; minimum requirements; your profile;
  candidate profile; about you; who you are; skills; key skills; skills and experience; experience and skills;
  skills and qualifications; qualifications; qualifications and experience; experience; your experience; essential;
  essential skills; essential criteria; essential requirements; person specification; what you bring;
  what you will bring; what you'll bring; what you will need; what you'll need; what you need;
  what we are looking for; what we're looking for; who we are looking for; who we're looking for; must have;
  must haves; must-haves; you have; you will have; you'll have; the ideal candidate; the candidate`;

const DESIRABLE = `desirable; desirable skills; desirable criteria; nice to have; nice to haves; nice-to-have;
  nice-to-haves; preferred; preferred qualifications; preferred skills; bonus points; an advantage`;

const DESCRIPTION = `description; job description; role description; about the role; about the job;
  about the position; the role; the job; the position; role overview; job overview; overview; summary; job summary;
  role summary; job purpose; purpose of the role; the opportunity; introduction`;

const OTHERS = `about us; about the company; about the client; the company; the client; our client; who we are;
  what we offer; what's on offer; what is on offer; we offer; our offer; benefits; the benefits; the package;
  the offer; what you get; what you will get; what you'll get; why join us; how to apply; next steps; the process`;

const HEADINGS = new Map<string, Heading>([
  ...named<Heading>(RESPONSIBILITIES, { field: 'responsibilities' }),
  ...named<Heading>(REQUIREMENTS, { field: 'requirements' }),
  ...named<Heading>(DESIRABLE, { field: 'requirements', prefix: 'Desirable' }),
  ...named<Heading>(DESCRIPTION, { field: 'description' }),
  ...named<Heading>(OTHERS, { field: 'description', isKept: true }),
]);

function named<T>(names: string, value: T) {
  return names.split(';').map((name) => [bare(name), value] as const);
}

/** Letters, spaces and straight apostrophes alone, so that '2. WHAT YOU’LL DO:' is found. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replace(/[^\p{L}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the part of a job that a line begins; undefined for a line that is no such heading. */
export function headingOf(line: string): Heading | undefined {
  return HEADINGS.get(bare(line));
}

/** Splits a pasted advert over the fields of a job, without its greeting. A field that holds something keeps it. */
export function splitAdvert(
  lines: readonly string[],
  field: string,
  read: (field: string) => string,
): Texts {
  if (!isTextField(field)) return {};
  const advert = lines.slice(greetingLength(lines));
  const title = field === 'description' ? titleOf(advert) : undefined;
  const facts: JobFacts = {};
  const rest: string[] = [];
  const isTaken = (name: string) => !['', NO_JOB_TYPE].includes(read(name).trim()) || name in facts;
  for (const line of advert) {
    if (line === title && isSame(bareTitle(line), read('title'))) continue;
    const fact = line === title ? { title: bareTitle(line) } : factOf(line);
    if (fact && !Object.keys(fact).some(isTaken)) Object.assign(facts, fact);
    else rest.push(line);
  }
  return { ...facts, ...splitTexts(rest, field) };
}

function isTextField(field: string): field is TextField {
  return field in TEXT_KINDS;
}

/** @param first the field for the text above the first heading */
function splitTexts(lines: readonly string[], first: TextField): Texts {
  const parts: Record<TextField, string[]> = {
    description: [],
    responsibilities: [],
    requirements: [],
  };
  let field = first;
  let prefix = '';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      field = heading.field;
      prefix = heading.prefix ? `${heading.prefix}: ` : '';
      if (heading.isKept) parts[field].push('', `${line.replace(/:$/, '')}:`);
    } else {
      const text = prefix === '' ? line : textOfLines([line], 'lines');
      parts[field].push(text === '' ? '' : prefix + text);
    }
  }
  const texts = Object.entries(parts) as [TextField, string[]][];
  return Object.fromEntries(
    texts
      .map(([name, each]) => [name, textOfLines(each, TEXT_KINDS[name])] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** Single-line facts of an advert, by field. */
type JobFacts = { [F in keyof Job]?: string };

/** Returns what stands behind a label, by its field; undefined for what that field can't hold. */
type ReadFact = (text: string) => JobFacts | undefined;

const readTitle: ReadFact = (title) =>
  isTitle(title) && !typeNamed(title) ? { title } : undefined;
const readSalary: ReadFact = (salary) =>
  salary.length <= JOB_SALARY_MAX && /\d|competitive/i.test(salary) ? { salary } : undefined;
const readType: ReadFact = (text) => {
  const jobType = typeNamed(text);
  return jobType === undefined ? undefined : { jobType };
};

const LABELS = new Map<string, ReadFact>([
  ...named('job title; title; position; role; vacancy; role title', readTitle),
  ...named('salary; salary range; pay; rate; compensation', readSalary),
  ...named('type; job type; contract; contract type; employment type', readType),
  ...named('location; job location; place of work; work location', readPlace),
]);

/** Reads a line such as 'Salary: £50k'; undefined for what no field can hold. */
function factOf(line: string): JobFacts | undefined {
  const [, label = '', value = ''] =
    /^([^:]{3,25}):\s*(\S.*)$/.exec(textOfLines([line], 'lines')) ?? [];
  return LABELS.get(bare(label))?.(value);
}

function typeNamed(text: string): string | undefined {
  const spelled = (type: string) => type.toLowerCase().replace(/[^a-z]/g, '');
  return JOB_TYPES.find((type) => spelled(type) === spelled(text));
}

/** 'Leeds, UK': what the form offers as a tag is one, the others are the town. */
function readPlace(text: string): JobFacts | undefined {
  if (text.length > JOB_CUSTOM_LOCATION_MAX / 2 || /[.!?;:]/.test(text)) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  const tagOf = (part: string) => JOB_LOCATION_CHOICES.find((tag) => isSame(tag, part));
  const tags = parts.flatMap((part) => tagOf(part) ?? []).join(', ');
  const town = parts.filter((part) => !tagOf(part)).join(', ');
  return { ...(town && { customLocation: town }), ...(tags && { locationTags: tags }) };
}

/** The longest title that is known by its place alone, in characters. */
const TITLE_MAX = 80;

function isTitle(text: string): boolean {
  return text.length >= JOB_TITLE_MIN && text.length <= TITLE_MAX && !/[.!?:;,]$/.test(text);
}

/** A heading has been given a colon. */
function bareTitle(line: string): string {
  return line.replace(/:$/, '');
}

/** Words of a sentence, which no title has. */
const SENTENCE = /\b(?:is|are|we|you|please|find|below)\b/i;

/** Returns the line above an advert that is its title: the first one, apart from a text. */
function titleOf(lines: readonly string[]): string | undefined {
  const [first = '', next] = lines;
  const isOther = isEntry(first) || headingOf(first) || factOf(first) || SENTENCE.test(first);
  if (isOther || !isTitle(bareTitle(first))) return undefined;
  const isApart = isHeading(first) || next === '' || (next && (headingOf(next) ?? factOf(next)));
  return isApart ? first : undefined;
}

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b.{0,40}$/i;

/** How many lines greet the reader: 'Hi Anna,' and maybe 'as discussed on the phone:' below it. */
function greetingLength(lines: readonly string[]): number {
  if (!GREETING.test(lines[0] ?? '')) return 0;
  const next = lines.findIndex((line, at) => at > 0 && line !== '');
  const line = lines[next] ?? '';
  return line.endsWith(':') && !headingOf(line) && lines[next + 1] === '' ? next + 2 : next;
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

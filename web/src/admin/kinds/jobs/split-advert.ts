import { JOB_TITLE_MIN } from '@torque-tide/contract/jobs';
import { isHeading } from '@torque-tide/domain/jobs/job-text';
import { isEntry, textOfLines } from '@/admin/fields/paste/read-clipboard';

/** The fields of an advert's text. */
export const TEXT_FIELDS = ['description', 'responsibilities', 'requirements'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

interface Heading {
  field: TextField;
  /** True for a heading that says more than the field's label, and so stays in the text. */
  isKept?: true;
  /** A prefix for each entry below it, which would otherwise read as required. */
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

/** Only letters, spaces and straight apostrophes count, so that '2. WHAT YOU’LL DO:' is found. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replace(/[^\p{L}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the field that a heading starts; undefined for a line that isn't such a heading. */
export function headingOf(line: string): Heading | undefined {
  return HEADINGS.get(bare(line));
}

/**
 * Splits an advert into the fields of its text, without the title, and without the greeting and the
 * signature of a mail. Lists a title only if the form has none.
 *
 * @param formTitle the title in the form
 */
export function splitAdvert(
  text: string,
  formTitle: string,
): Partial<Record<TextField | 'title', string>> {
  const lines = text.split('\n').map((line) => line.trim());
  const advert = lines.slice(greetingLength(lines), signatureStart(lines));
  const title = titleOf(advert);
  const isTyped = isSame(formTitle, title ?? '');
  const isTitle = title !== undefined && (isTyped || formTitle.trim() === '');
  const parts = splitTexts(isTitle ? advert.slice(1) : advert);
  return isTitle && !isTyped ? { title, ...parts } : parts;
}

function splitTexts(lines: readonly string[]): Partial<Record<TextField, string>> {
  const parts: Record<TextField, string[]> = {
    description: [],
    responsibilities: [],
    requirements: [],
  };
  let field: TextField = 'description';
  let prefix = '';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      field = heading.field;
      prefix = heading.prefix ? `${heading.prefix}: ` : '';
      if (heading.isKept) parts[field].push('', `${line.replace(/:$/, '')}:`);
    } else {
      const text = prefix === '' ? line : textOfLines([line], true);
      parts[field].push(text === '' ? '' : prefix + text);
    }
  }
  const texts = TEXT_FIELDS.map((name) => {
    return [name, textOfLines(parts[name], name !== 'description')] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The longest first line that counts as a title, in characters. */
const TITLE_MAX = 80;
/** Words of a sentence, which no title has. */
const SENTENCE = /\b(?:is|are|we|you|please|find|below)\b/i;

/** Returns the title above an advert: its first line, if it stands apart from the text. */
function titleOf([first = '', next]: readonly string[]): string | undefined {
  const title = first.replace(/:$/, '');
  if (isEntry(first) || headingOf(first) || SENTENCE.test(first)) return undefined;
  if (title.length < JOB_TITLE_MIN || title.length > TITLE_MAX || /[.!?:;,]$/.test(title)) {
    return undefined;
  }
  const isApart = isHeading(first) || next === '' || (next !== undefined && headingOf(next));
  return isApart ? title : undefined;
}

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b.{0,40}$/i;

/**
 * Returns the number of lines that greet the reader: 'Hi Anna,' and maybe 'as discussed on the
 * phone:' below it.
 */
function greetingLength(lines: readonly string[]): number {
  if (!GREETING.test(lines[0] ?? '')) return 0;
  const next = lines.findIndex((line, at) => at > 0 && line !== '');
  const line = lines[next] ?? '';
  return line.endsWith(':') && !headingOf(line) && lines[next + 1] === '' ? next + 2 : next;
}

const FAREWELL =
  /^(?:(?:(?:many|kind|kindest|best|warm) )?(?:thanks|thank you|regards|wishes|cheers)(?: and (?:kind|best) \w+)?|best|yours \w+)[,.!]?$/i;
/** The most lines of a signature, and the most characters of each. */
const SIGNATURE = { lines: 8, characters: 60 };

/** Returns the index of the line that ends a mail, such as 'Best wishes,'; undefined without one. */
function signatureStart(lines: readonly string[]): number | undefined {
  const start = lines.findLastIndex((line) => FAREWELL.test(line));
  if (start <= 0) return undefined;
  const below = lines.slice(start + 1).filter((line) => line !== '');
  const isSignature =
    below.length <= SIGNATURE.lines &&
    below.every((line) => line.length <= SIGNATURE.characters && !headingOf(line));
  return isSignature ? start : undefined;
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

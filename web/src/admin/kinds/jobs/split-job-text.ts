import type { JobListField } from '@torque-tide/domain/jobs/job-text';
import { type PastedLine, textOfLines } from '@/admin/fields/paste/pasted-line';

/** The fields of a job that hold more than a line. */
type JobTextField = 'description' | JobListField;

/** The texts of a job that a pasted one may be split over. */
export type JobTexts = Partial<Record<JobTextField, string>>;

const FIELD_KINDS = {
  description: 'text',
  responsibilities: 'lines',
  requirements: 'lines',
} as const;

interface Heading {
  field: JobTextField;
  /** Its words say more than the field's own heading, and stay in the text. */
  isKept?: true;
  /** What each entry below it begins with, which would otherwise read as if there were no difference. */
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

/** Which part of a job a line begins, by the words that adverts have above their parts. */
export function headingOf(text: string): Heading | undefined {
  return HEADINGS.get(bare(text));
}

/** What the names of a list between semicolons stand for, by each of them as `bare` writes it. */
export function named<T>(names: string, value: T) {
  return names.split(';').map((name) => [bare(name), value] as const);
}

/** Letters, spaces and straight apostrophes alone, so that '2. WHAT YOU’LL DO:' is found. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replace(/[^\p{L}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A pasted text by the headings in it.
 *
 * @param first where what stands above the first heading goes
 */
export function splitJobText(lines: readonly PastedLine[], first: JobTextField): JobTexts {
  const parts: Record<JobTextField, PastedLine[]> = {
    description: [],
    responsibilities: [],
    requirements: [],
  };
  let field = first;
  let prefix = '';
  for (const line of lines) {
    const heading = line.kind === 'blank' ? undefined : headingOf(line.text);
    if (heading) {
      field = heading.field;
      prefix = heading.prefix ?? '';
      if (heading.isKept) parts[field].push({ kind: 'blank' }, line, { kind: 'blank' });
    } else if (line.kind === 'blank' || prefix === '') {
      parts[field].push(line);
    } else {
      parts[field].push({ ...line, text: `${prefix}: ${line.text}` });
    }
  }
  const texts = Object.entries(parts) as [JobTextField, PastedLine[]][];
  return Object.fromEntries(
    texts
      .map(([name, each]) => [name, textOfLines(each, FIELD_KINDS[name])] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** True for the name of a field that a text may be split over. */
export function isJobText(field: string): field is JobTextField {
  return field in FIELD_KINDS;
}

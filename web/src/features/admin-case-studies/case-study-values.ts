import type { CaseStudy, CaseStudyInput } from '@torque-tide/contract/case-studies';
import type { FieldKind } from '@/components/admin/form-values';

/** What the form holds, all of it as it was typed. */
export interface CaseStudyValues {
  id: string;
  title: string;
  description: string;
  image: string;
  sector: string;
  company: string;
  tagsInput: string;
  fullDescription: string;
  challenge: string;
  solution: string;
  results: string;
  timeToShortlist: string;
  timeToHire: string;
  candidatesPresented: string;
  location: string;
  year: string;
  testimonialQuote: string;
  testimonialAuthor: string;
  testimonialCompany: string;
}

/** What the form calls its fields. */
export const CASE_STUDY_LABELS: Record<keyof CaseStudyValues, string> = {
  id: 'URL Slug',
  title: 'Title',
  description: 'Short Description',
  image: 'Image URL',
  sector: 'Sector',
  company: 'Company',
  tagsInput: 'Tags',
  fullDescription: 'Full Description',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  timeToShortlist: 'Time to Shortlist',
  timeToHire: 'Time to Hire',
  candidatesPresented: 'Candidates Presented',
  location: 'Location',
  year: 'Year',
  testimonialQuote: 'Quote',
  testimonialAuthor: 'Author',
  testimonialCompany: 'Testimonial Company',
};

/** How two texts of a field can be combined when two people changed it. */
export const CASE_STUDY_KINDS: Record<keyof CaseStudyValues, FieldKind> = {
  id: 'choice',
  title: 'line',
  description: 'text',
  image: 'choice',
  sector: 'choice',
  company: 'line',
  tagsInput: 'tags',
  fullDescription: 'text',
  challenge: 'text',
  solution: 'text',
  results: 'text',
  timeToShortlist: 'line',
  timeToHire: 'line',
  candidatesPresented: 'choice',
  location: 'line',
  year: 'choice',
  testimonialQuote: 'text',
  testimonialAuthor: 'line',
  testimonialCompany: 'line',
};

const EMPTY: CaseStudyValues = {
  id: '',
  title: '',
  description: '',
  image: '',
  sector: '',
  company: '',
  tagsInput: '',
  fullDescription: '',
  challenge: '',
  solution: '',
  results: '',
  timeToShortlist: '',
  timeToHire: '',
  candidatesPresented: '',
  location: '',
  year: '',
  testimonialQuote: '',
  testimonialAuthor: '',
  testimonialCompany: '',
};

/** What the form begins with. */
export function toCaseStudyValues(study?: CaseStudy): CaseStudyValues {
  if (!study) return EMPTY;
  const { stats, testimonial } = study;
  return {
    id: study.id,
    title: study.title,
    description: study.description,
    image: study.image,
    sector: study.sector,
    company: study.company,
    challenge: study.challenge,
    solution: study.solution,
    results: study.results,
    tagsInput: study.tags.join(', '),
    fullDescription: study.fullDescription.join('\n\n'),
    timeToShortlist: stats.timeToShortlist ?? '',
    timeToHire: stats.timeToHire ?? '',
    candidatesPresented: stats.candidatesPresented?.toString() ?? '',
    location: stats.location ?? '',
    year: stats.year?.toString() ?? '',
    testimonialQuote: testimonial?.quote ?? '',
    testimonialAuthor: testimonial?.author ?? '',
    testimonialCompany: testimonial?.company ?? '',
  };
}

/**
 * What is sent: text trimmed, paragraphs and tags split, empty statistics left out, numbers as
 * integers, and a testimonial only if it has a quote. Without one, a stored one is taken away.
 */
export function toCaseStudyInput(values: CaseStudyValues) {
  const quote = values.testimonialQuote.trim();
  return {
    id: values.id.trim(),
    title: values.title.trim(),
    description: values.description.trim(),
    image: values.image.trim(),
    sector: values.sector.trim(),
    company: values.company.trim(),
    tags: splitTagsInput(values.tagsInput),
    fullDescription: splitParagraphs(values.fullDescription),
    challenge: values.challenge.trim(),
    solution: values.solution.trim(),
    results: values.results.trim(),
    stats: {
      ...textStat('timeToShortlist', values.timeToShortlist),
      ...textStat('timeToHire', values.timeToHire),
      ...integerStat('candidatesPresented', values.candidatesPresented),
      ...textStat('location', values.location),
      ...integerStat('year', values.year),
    },
    testimonial: quote
      ? {
          quote,
          author: values.testimonialAuthor.trim(),
          company: values.testimonialCompany.trim(),
        }
      : null,
  } satisfies CaseStudyInput;
}

/** A blank line separates paragraphs; empty ones are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Commas separate tags; empty ones are dropped. */
export function splitTagsInput(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The form's field for a path that the server or the schema complains about. */
export function caseStudyFieldOf(path: string): keyof CaseStudyValues | undefined {
  const [head = '', inner = ''] = path.split('.');
  if (head === 'tags') return 'tagsInput';
  if (head === 'testimonial') return TESTIMONIAL_FIELDS[inner] ?? 'testimonialQuote';
  const name = head === 'stats' ? inner : head;
  return name in EMPTY ? (name as keyof CaseStudyValues) : undefined;
}

const TESTIMONIAL_FIELDS: Record<string, keyof CaseStudyValues> = {
  quote: 'testimonialQuote',
  author: 'testimonialAuthor',
  company: 'testimonialCompany',
};

function textStat<K extends string>(name: K, text: string): { [P in K]?: string } {
  const trimmed = text.trim();
  return (trimmed ? { [name]: trimmed } : {}) as { [P in K]?: string };
}

function integerStat<K extends string>(name: K, text: string): { [P in K]?: number } {
  const number = Number.parseInt(text, 10);
  return (Number.isNaN(number) ? {} : { [name]: number }) as { [P in K]?: number };
}

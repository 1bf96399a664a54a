import { PAGE_TEXT_MAX, type TextEntry } from '@torque-tide/contract/page-texts';

/** Fields that every text has. */
interface RowFacts {
  /** The form's label. */
  label: string;
  /** The section of the page, by which the form groups texts. */
  section: string;
  hint?: string;
}

/** One line. */
interface LineRow extends RowFacts {
  sort: 'line';
  max: number;
  first: string;
}

/** Paragraphs, lists and links, in the markup of `prose.ts`. */
interface ProseRow extends RowFacts {
  sort: 'prose';
  max: number;
  first: string;
}

/** A day: '2025-06-30' in the form, '30 June 2025' on the page. */
interface DayRow extends RowFacts {
  sort: 'day';
  first: string;
}

/** Entries with a heading and a text, in page order. */
interface EntriesRow extends RowFacts {
  sort: 'entries';
  least: number;
  most: number;
  /** The word for one entry, in lower case: 'question'. */
  entryName: string;
  titleLabel: string;
  textLabel: string;
  first: readonly TextEntry[];
}

/** A text of a page. Schema, form, history and the page follow from it. */
export type TextRow = LineRow | ProseRow | DayRow | EntriesRow;

/** A page that exists for each item of a kind: each job, case study, sector and place. */
export type ItemPage = 'job' | 'caseStudy' | 'sector' | 'location';

/** The texts of one page, or of a part that several pages share. */
export interface TextsDefinition {
  /** The form's title. */
  title: string;
  /** Where visitors see them, or the page that links there. */
  path: string;
  /** For pages of items: which pages show them, and the element to scroll to. */
  on?: { pages: readonly ItemPage[]; place: string };
  rows: Readonly<Record<string, TextRow>>;
}

/** Longest ordinary line. */
export const LINE_MAX = 200;
const PARAGRAPH_MAX = 800;
const PROSE_MAX = 2_000;

type Options = Pick<RowFacts, 'hint'> & { max?: number };

export function line(
  label: string,
  section: string,
  first: string,
  { max = LINE_MAX, ...options }: Options = {},
): LineRow {
  return { sort: 'line', label, section, first, max, ...options };
}

/** A line as long as a paragraph. */
export function paragraph(
  label: string,
  section: string,
  first: string,
  options: Options = {},
): LineRow {
  return line(label, section, first, { max: PARAGRAPH_MAX, ...options });
}

export function prose(
  label: string,
  section: string,
  first: string,
  { max = PROSE_MAX, ...options }: Options = {},
): ProseRow {
  return { sort: 'prose', label, section, first, max: Math.min(max, PAGE_TEXT_MAX), ...options };
}

/** @param first as '2025-06-30' */
export function day(label: string, section: string, first: string): DayRow {
  return { sort: 'day', label, section, first };
}

type EntriesOptions = Pick<RowFacts, 'hint'> & { entryName: string } & Partial<
    Pick<EntriesRow, 'least' | 'most' | 'titleLabel' | 'textLabel'>
  >;

/** By default the page has room for as many entries as there are initially. */
export function entries(
  label: string,
  section: string,
  first: readonly TextEntry[],
  { titleLabel = 'Heading', textLabel = 'Text', ...options }: EntriesOptions,
): EntriesRow {
  const bounds = { least: first.length, most: first.length };
  return { sort: 'entries', label, section, first, titleLabel, textLabel, ...bounds, ...options };
}

const SEARCH_RESULTS = 'Search results';

/** The search result of a page; every page has it. */
export function searchResult(title: string, description: string) {
  return {
    pageTitle: line('Title in Search Results', SEARCH_RESULTS, title, {
      max: 80,
      hint: 'The agency’s name is added.',
    }),
    ...searchDescription(description),
  };
}

/** The same for Home, whose title is the agency's name and tagline. */
export function searchDescription(description: string) {
  return {
    description: paragraph('Description in Search Results', SEARCH_RESULTS, description, {
      max: 320,
    }),
  };
}

import { PAGE_TEXT_MAX, type TextEntry } from '@torque-tide/contract/page-texts';

/** What every text of a page says of itself. */
interface RowFacts {
  /** What the form calls it. */
  label: string;
  /** The part of the page that it stands in, as the form groups it. */
  section: string;
  hint?: string;
}

/** One line. */
interface LineRow extends RowFacts {
  sort: 'line';
  max: number;
  first: string;
}

/** Paragraphs, lists and links, in the marks that `prose.ts` reads. */
interface ProseRow extends RowFacts {
  sort: 'prose';
  max: number;
  first: string;
}

/** A day, which a form holds as '2025-06-30' and a page shows as '30 June 2025'. */
interface DayRow extends RowFacts {
  sort: 'day';
  first: string;
}

/** A list whose entries have a heading and a text, in the order in which the page shows them. */
interface EntriesRow extends RowFacts {
  sort: 'entries';
  least: number;
  most: number;
  /** One entry, in lower case: 'question'. */
  entryName: string;
  titleLabel: string;
  textLabel: string;
  first: readonly TextEntry[];
}

/** One text of a page: schema, form, history and what the page gets follow from it. */
export type TextRow = LineRow | ProseRow | DayRow | EntriesRow;

/** A kind of page that each item of a kind has: each job, case study, sector and place. */
export type ItemPage = 'job' | 'caseStudy' | 'sector' | 'location';

/** The texts of one page, or of a part that several pages show. */
export interface TextsDefinition {
  /** What the form is called. */
  title: string;
  /** Where visitors see them, or whence they come to where they do. */
  path: string;
  /** The pages that show them, where these are of items, and the element of theirs to which one looks first. */
  on?: { pages: readonly ItemPage[]; place: string };
  rows: Readonly<Record<string, TextRow>>;
}

/** Longest line that says nothing else. */
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

/** One line that is as long as a paragraph. */
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

/** Without other bounds the page has room for as many entries as there are at first. */
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

/** What a search engine shows of a page; every page has it. */
export function searchResult(title: string, description: string) {
  return {
    pageTitle: line('Title in Search Results', SEARCH_RESULTS, title, {
      max: 80,
      hint: 'The agency’s name is added.',
    }),
    ...searchDescription(description),
  };
}

/** The same of Home, whose title is the agency's name and tagline. */
export function searchDescription(description: string) {
  return {
    description: paragraph('Description in Search Results', SEARCH_RESULTS, description, {
      max: 320,
    }),
  };
}

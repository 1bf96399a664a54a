import type { TextEntry } from '@torque-tide/contract/page-texts';
import { day, entries, line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';

/** The parts of a legal text, in page order. */
export const LEGAL_WORDS = ['heading', 'lead', 'updated', 'sections'] as const;

/** Most sections in a legal text. */
const SECTIONS_MAX = 40;

/** The initial day of the legal texts. */
const FIRST_UPDATED = '2025-06-30';

interface First {
  title: string;
  path: string;
  /** For search results. */
  description: string;
  /** One or two sentences about the text's purpose. */
  lead: string;
  sections: readonly TextEntry[];
}

/** Defines a legal text; all have the same parts, so that they look and print alike. */
export const legalTexts = ({ title, path, description, lead, sections }: First) =>
  ({
    title,
    path,
    rows: {
      heading: line('Heading', TOP, title),
      lead: paragraph('Introduction', TOP, lead),
      updated: day('Last Updated', TOP, FIRST_UPDATED),
      sections: entries('Sections', 'Text', sections, {
        entryName: 'section',
        least: 1,
        most: SECTIONS_MAX,
        hint: 'A blank line ends a paragraph, a line that begins with a dash is a point.',
      }),
      ...searchResult(title, description),
    },
  }) as const satisfies TextsDefinition;

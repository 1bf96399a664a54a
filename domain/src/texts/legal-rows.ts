import type { TextEntry } from '@torque-tide/contract/page-texts';
import { day, entries, line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';

/** What a legal text says, in the order in which its page shows it. */
export const LEGAL_WORDS = ['heading', 'lead', 'updated', 'sections'] as const;

/** Most sections of a legal text. */
const SECTIONS_MAX = 40;

/** The day of the legal texts as they are at first. */
const FIRST_UPDATED = '2025-06-30';

interface First {
  title: string;
  path: string;
  /** What search results show. */
  description: string;
  /** One or two sentences that say what the text is for. */
  lead: string;
  sections: readonly TextEntry[];
}

/** A legal text: all of them have the same parts, so that all look and print the same. */
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

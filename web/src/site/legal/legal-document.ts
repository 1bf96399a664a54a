/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

interface LegalSection {
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A legal text as data, so that all of them look and print the same. */
export interface LegalDocument {
  title: string;
  /** What search results show. */
  description: string;
  /** One or two sentences that say what the text is for. */
  summary: string;
  /** Terms are cited by number; the others are not. */
  isNumbered: boolean;
  sections: readonly LegalSection[];
}

/** Id of a section, for the list of contents and for links from elsewhere. */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

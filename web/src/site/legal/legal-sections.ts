import type { ShownEntry } from '@torque-tide/contract/page-texts';

/** A section, with the id by which the list of contents, and links from elsewhere, lead to it. */
export interface LegalSection extends ShownEntry {
  id: string;
}

/** The sections of a legal text, each with an id of its own: two may have the same heading. */
export function withIds(sections: readonly ShownEntry[]): LegalSection[] {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const known = idOf(section.title);
    const id = known === '' || taken.has(known) ? `section-${index + 1}` : known;
    taken.add(id);
    return { ...section, id };
  });
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

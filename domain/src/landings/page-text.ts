import type { LandingText } from '@torque-tide/contract/taxonomy-record';
import { locationTexts } from './job-landing-location-texts';
import { sectorTexts } from './job-landing-sector-texts';
import { textOfName } from './text-of-name';

/** What a page of jobs is known by, as far as its text depends on it. */
interface PageRecord {
  id: string;
  name: string;
  text?: LandingText | undefined;
}

/** The text of a page that its owner has not written: the one that the product begins with, where it has one. */
export function firstTextOf(kind: 'sector' | 'location', id: string): LandingText | undefined {
  return (kind === 'sector' ? sectorTexts : locationTexts)[id];
}

/** The text of a landing page; where there is none, it says in a few words what the page lists. */
export function textOfPage(kind: 'sector' | 'location', page: PageRecord): LandingText {
  return page.text ?? firstTextOf(kind, page.id) ?? textOfName(kind, page.name);
}

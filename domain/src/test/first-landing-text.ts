import type { LandingText } from '@torque-tide/contract/landing-pages';
import { textOfPage } from '../landings/page-text';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '../taxonomy';

/** Returns a landing page's initial text; for an unknown slug, text derived from it. */
export function firstLandingText(kind: 'sector' | 'location', slug: string): LandingText {
  const items = kind === 'sector' ? FIRST_SECTORS : FIRST_LOCATIONS;
  return textOfPage(kind, items.find((item) => item.slug === slug) ?? { name: slug });
}

import type { LandingText } from '@torque-tide/contract/landing-pages';
import type { Settings } from '@torque-tide/contract/settings';
import type { LastKnown, SiteContent } from '@torque-tide/contract/site-renderer';
import { textOfPage } from '../landings/page-text';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '../landing-texts/first-landings';
import { isTextsName } from '../texts/all-texts';
import { showTexts } from '../texts/show-texts';

// Content for sites made by tests.

/** Returns a read that always succeeds. */
export const lastKnown =
  <T>(value: T, isStandIn = false) =>
  (): Promise<LastKnown<T>> =>
    Promise.resolve({ value, isStandIn });

/** Reads every page's initial texts. */
export function lastKnownFirstTexts(settings: Settings = FIRST_SETTINGS): SiteContent['texts'] {
  return async (name) => {
    if (!isTextsName(name)) throw new Error(`There are no texts ${name}`);
    return { value: showTexts(name, {}, settings), isStandIn: false };
  };
}

/** Returns a landing page's initial text; for an unknown slug, text derived from it. */
export function firstLandingText(kind: 'sector' | 'location', slug: string): LandingText {
  const items = kind === 'sector' ? FIRST_SECTORS : FIRST_LOCATIONS;
  return textOfPage(kind, items.find((item) => item.slug === slug) ?? { name: slug });
}

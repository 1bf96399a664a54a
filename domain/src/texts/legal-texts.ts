import type { ShownTexts } from '@torque-tide/contract/texts';
import type { TextsOf } from './all-texts';
import type { LEGAL_WORDS } from './legal-rows';

/** The legal texts, of which what held before stays readable at an address of its own. Decision 0030. */
export const LEGAL_TEXTS = ['privacyPolicy', 'termsOfService', 'cookiesPolicy'] as const;
export type LegalTextsName = (typeof LEGAL_TEXTS)[number];

export function isLegalTexts(name: string): name is LegalTextsName {
  return LEGAL_TEXTS.some((each) => each === name);
}

/** What a legal text says, as its page shows it: without what search results are told of it. */
export type LegalWords = Pick<TextsOf<LegalTextsName>, (typeof LEGAL_WORDS)[number]>;

/** @param shown a legal text as its page shows it */
export function legalWordsOf(shown: TextsOf<LegalTextsName> & ShownTexts): LegalWords {
  const { heading, lead, updated, sections } = shown;
  return { heading, lead, updated, sections };
}

const VERSION_NAME = /^\d{4}-\d{2}-\d{2}(?:-[1-9]\d{0,3})?$/;

/** True for what a version may be called. */
export function isVersionName(text: string): boolean {
  return VERSION_NAME.test(text);
}

/**
 * What a version is called: by its day, and from the second one of that day on with a number.
 *
 * @param day as '2025-06-30'
 * @param taken the names that the text's versions have already
 */
export function versionName(day: string, taken: ReadonlySet<string>): string {
  let name = day;
  for (let number = 2; taken.has(name); number += 1) name = `${day}-${number}`;
  return name;
}

/** The day of a version, as '2025-06-30', and which of that day's versions it is. */
export function versionDay(name: string): { day: string; number: number } {
  return { day: name.slice(0, 10), number: Number(name.slice(11) || 1) };
}

import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { textsOf } from './all-texts';
import { LEGAL_WORDS } from './legal-rows';
import { isLegalTexts, isVersionName, legalWordsOf, versionDay, versionName } from './legal-texts';
import { showTexts } from './show-texts';

test('what a legal text says is all that its page shows of it', () => {
  const words = legalWordsOf(showTexts('termsOfService', {}, FIRST_SETTINGS));
  expect(Object.keys(words)).toEqual(LEGAL_WORDS);
  const others = Object.values(textsOf('termsOfService').rows).filter(
    ({ section }) => section === 'Search results',
  );
  expect(Object.keys(textsOf('termsOfService').rows)).toHaveLength(
    LEGAL_WORDS.length + others.length,
  );
  expect(isLegalTexts('termsOfService')).toBe(true);
  expect(isLegalTexts('services')).toBe(false);
});

test('a version is called by its day, and from the second one of it on with a number', () => {
  const taken = new Set<string>();
  const names = [1, 2, 3].map(() => {
    const name = versionName('2025-06-30', taken);
    taken.add(name);
    return name;
  });
  expect(names).toEqual(['2025-06-30', '2025-06-30-2', '2025-06-30-3']);
  expect(names.every(isVersionName)).toBe(true);
  expect(names.map(versionDay)).toEqual([1, 2, 3].map((number) => ({ day: '2025-06-30', number })));
  for (const name of ['2025-06-30-', '2025-06-30-0', 'x', '../2025-06-30', '2025-06-30-99999']) {
    expect(isVersionName(name)).toBe(false);
  }
});

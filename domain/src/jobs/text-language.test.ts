import { expect, test } from 'vitest';
import { languageOfAdvert } from './text-language';

test.each([
  ['Projektingenieur Netzanschlussplanung (m/w/d)', 'de'],
  ['Inbetriebnahmeingenieur', 'de'],
  ['Grid Engineer (m/w/d)', 'de'],
  ['مهندس شبكات HVDC', 'ar'],
  ['Grid Engineer, دبي', undefined],
  ['Senior Grid Engineer', undefined],
  ['Head of Engineering, Planning and Leadership', undefined],
])('%s is a title in %s', (title, language) => {
  expect(languageOfAdvert(title, '').titleLang).toBe(language);
});

test.each([
  ['Sie planen die Anschlüsse von Batteriespeichern und führen das Team.', 'de'],
  ['You plan how batteries are connected, from die casting to the grid of Den Haag.', undefined],
  ['نبحث عن مهندس لتخطيط ربط البطاريات بشبكة 132 kV.', 'ar'],
  ['', undefined],
])('%s is written in %s', (text, language) => {
  expect(languageOfAdvert('Grid Engineer', text)).toEqual({
    titleLang: undefined,
    textLang: language,
  });
});

import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import type { TextSpan } from '@torque-tide/contract/page-texts';
import { expect, test } from 'vitest';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { pointsOf } from '@/site/ui/prose/prose';
import { solutions, wordsOf } from './solutions';

const texts = showTexts('solutions', {}, FIRST_SETTINGS);

const wordOf = (span: TextSpan) => (typeof span === 'string' ? span : span.text);
const textOf = (id: string) => {
  const solution = solutions.find((each) => each.id === id);
  if (!solution) return '';
  const { summary, description, points } = wordsOf(solution, texts);
  return [solution.name, summary, description, ...pointsOf(points).flat().map(wordOf)].join(' ');
};

test.each([
  ['core', /^Core .*contingent recruitment for one or two niche hires/i],
  ['contract', /^Contract .*fast, payroll and compliance included/i],
  ['exec-search', /^Exec Search .*confidential search for c-suite and senior leaders/i],
  [
    'growth',
    /^Growth .*dedicated recruitment team by subscription, at a predictable monthly cost.*50% cost saving/i,
  ],
])('%s says what it is for', (id, text) => {
  expect(textOf(id)).toMatch(text);
});

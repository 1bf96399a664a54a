import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { solutionsOf } from './solutions';

const solutions = solutionsOf(FIRST_SETTINGS.claims);

const textOf = (id: string) => {
  const solution = solutions.find((each) => each.id === id);
  return solution
    ? [solution.name, solution.summary, solution.description, ...solution.points].join(' ')
    : '';
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

test('Growth alone is highlighted', () => {
  expect(solutions.map(({ name, isHighlighted }) => [name, isHighlighted])).toEqual([
    ['Core', false],
    ['Contract', false],
    ['Exec Search', false],
    ['Growth', true],
  ]);
});

import { expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '../taxonomy';
import { changedAnswers } from './changed-answers';

const person = (id: string, sectorTags: string, isActive = true) => ({ id, sectorTags, isActive });
const ada = person('ada', 'Wind');
const ben = person('ben', 'Solar');
const questions = [
  { sectors: ['Wind'] },
  { sectors: ['Wind'] },
  { sectors: ['Solar'] },
  { sectors: ['Solar'], consultantId: 'ada' },
  { sectors: ['Hydrogen'] },
];

const counted = (id: string, after: (typeof ada)[]) =>
  changedAnswers(FIRST_TAXONOMY, questions, { id, before: [ada, ben], after });

test.each([
  ['nothing', 'ben', [ada, ben], { gained: 0, lost: 0 }],
  ['other sectors', 'ben', [ada, person('ben', 'Hydrogen')], { gained: 1, lost: 1 }],
  ['being away', 'ada', [person('ada', 'Wind', false), ben], { gained: 0, lost: 3 }],
  ['the order', 'ben', [person('ben', 'Wind, Solar'), ada], { gained: 2, lost: 0 }],
  ['being new and last', 'cy', [ada, ben, person('cy', 'Wind, Hydrogen')], { gained: 1, lost: 0 }],
])('counts what %s changes', (_, id, after, expected) => {
  expect(counted(id, after)).toEqual(expected);
});

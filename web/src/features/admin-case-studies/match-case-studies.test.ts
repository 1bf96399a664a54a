import { expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { matchCaseStudies } from './match-case-studies';

test('the search finds title, description and sector in any case', () => {
  const studies = [
    buildCaseStudy({ id: 'a', title: 'Wind crews', description: 'x', sector: 'Solar' }),
    buildCaseStudy({ id: 'b', title: 'x', description: 'Out in the WIND', sector: 'Solar' }),
    buildCaseStudy({ id: 'c', title: 'x', description: 'x', sector: 'Wind' }),
    buildCaseStudy({ id: 'd', title: 'x', description: 'x', sector: 'Solar', tags: ['wind'] }),
  ];
  expect(matchCaseStudies(studies, 'wind ').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(matchCaseStudies(studies, ' ')).toHaveLength(4);
});

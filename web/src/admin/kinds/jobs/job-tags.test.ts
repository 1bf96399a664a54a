import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { changesTags, NO_TAG, tagPatch } from './job-tags';

const job = buildJob({ sectorTags: 'Wind, Solar', locationTags: 'UK' });
const wind = { field: 'sectorTags', tag: 'wind', isAdded: true } as const;

test('a tag is added at the end, once, in any case', () => {
  expect(tagPatch(job, { ...wind, tag: 'BESS' })).toEqual({ sectorTags: 'Wind, Solar, BESS' });
  expect(changesTags(job, wind)).toBe(false);
  expect(changesTags(job, { ...wind, tag: 'BESS' })).toBe(true);
  expect(
    tagPatch(buildJob({ locationTags: '' }), { ...wind, field: 'locationTags', tag: 'UK' }),
  ).toEqual({ locationTags: 'UK' });
});

test('a tag is taken away, and the others stay', () => {
  expect(tagPatch(job, { ...wind, isAdded: false })).toEqual({ sectorTags: 'Solar' });
  expect(changesTags(job, { ...wind, isAdded: false })).toBe(true);
  expect(changesTags(job, { ...wind, field: 'locationTags', isAdded: false })).toBe(false);
});

test('nothing changes before a tag is chosen', () => {
  expect(changesTags(job, NO_TAG)).toBe(false);
});

import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { NO_TAG, tagPatch } from './tag-choice';

const job = buildJob({ sectorTags: 'Wind, Solar', locationTags: 'UK' });
const wind = { field: 'sectorTags', tag: 'wind', isAdded: true } as const;

test('a tag is added at the end, once, in any case', () => {
  expect(tagPatch(job, { ...wind, tag: 'BESS' })).toEqual({ sectorTags: 'Wind, Solar, BESS' });
  expect(tagPatch(job, wind)).toBeUndefined();
  expect(
    tagPatch(buildJob({ locationTags: '' }), { ...wind, field: 'locationTags', tag: 'UK' }),
  ).toEqual({ locationTags: 'UK' });
});

test('a tag is taken away, and the others stay', () => {
  expect(tagPatch(job, { ...wind, isAdded: false })).toEqual({ sectorTags: 'Solar' });
  expect(tagPatch(job, { ...wind, field: 'locationTags', isAdded: false })).toBeUndefined();
});

test('nothing changes before a tag is chosen', () => {
  expect(tagPatch(job, NO_TAG)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { CONTENT_KINDS, hasPictures, isSinglyRead, itemFieldsOf } from './content-kinds';
import { DRAFTABLE_KINDS } from './pending';

test('which kinds have pictures follows from their fields', () => {
  expect(CONTENT_KINDS.filter(hasPictures)).toEqual(['caseStudies', 'clientLogos', 'consultants']);
});

test('which kinds have items that are read one by one follows from their endpoints', () => {
  expect(CONTENT_KINDS.filter(isSinglyRead)).toEqual(['jobs', 'caseStudies']);
});

test('the kinds with drafts are those whose items can be one', () => {
  expect(CONTENT_KINDS.filter((kind) => 'isDraft' in itemFieldsOf(kind))).toEqual(DRAFTABLE_KINDS);
});

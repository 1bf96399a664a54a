import { expect, test } from 'vitest';
import {
  CONTENT_KINDS,
  hasPictures,
  isSinglyRead,
  isStanding,
  itemFieldsOf,
  LISTED_KINDS,
} from './content-kinds';
import { DRAFTABLE_KINDS, isPreviewable } from './pending';

test('which kinds have pictures follows from their fields', () => {
  expect(CONTENT_KINDS.filter(hasPictures)).toEqual(['caseStudies', 'clientLogos', 'consultants']);
});

test('which kinds have items that are read one by one follows from their endpoints', () => {
  expect(CONTENT_KINDS.filter(isSinglyRead)).toEqual(['jobs', 'caseStudies']);
});

test('of the settings alone there is one item, which has unpublished changes and is no draft', () => {
  expect(CONTENT_KINDS.filter(isStanding)).toEqual(['siteSettings', 'taxonomy', 'pageTexts']);
  expect(LISTED_KINDS).toEqual(CONTENT_KINDS.filter((kind) => !isStanding(kind)));
  expect(DRAFTABLE_KINDS).toEqual(['jobs', 'caseStudies', 'siteSettings', 'taxonomy', 'pageTexts']);
});

test('the kinds that are previewed are those whose items can be drafts', () => {
  expect(CONTENT_KINDS.filter(isPreviewable)).toEqual(
    CONTENT_KINDS.filter((kind) => 'isDraft' in itemFieldsOf(kind)),
  );
});

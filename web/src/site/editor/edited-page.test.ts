import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { expect, test } from 'vitest';
import { routeNames, rowOf } from '@/site/routes';
import { editedPage } from './edit-link';

test('links the pages of items to their forms', () => {
  expect(editedPage('/jobs/1042', FIRST_TAXONOMY)?.form).toBe(
    '/admin?tab=jobs&edit=1042&from=page',
  );
  expect(editedPage('/case-study/a%20b', FIRST_TAXONOMY)?.form).toBe(
    '/admin?tab=case-studies&edit=a+b&from=page',
  );
});

test('links landing pages to the form of their sector or location', () => {
  expect(editedPage('/jobs/sector/wind', FIRST_TAXONOMY)).toEqual({
    name: 'this sector',
    form: '/admin?tab=sectors&edit=wind',
  });
  expect(editedPage('/jobs/location/united-kingdom', FIRST_TAXONOMY)?.form).toBe(
    '/admin?tab=locations&edit=uk',
  );
});

test('links a page with texts of its own to their form', () => {
  expect(editedPage('/services', FIRST_TAXONOMY)).toEqual({
    name: 'the texts of this page',
    form: '/admin?tab=pages&edit=services',
  });
  const plain = routeNames.map(rowOf).filter(({ pattern }) => !pattern.includes(':'));
  for (const { pattern, texts } of plain) {
    expect(editedPage(pattern, FIRST_TAXONOMY)?.form, pattern).toBe(
      texts && `/admin?tab=pages&edit=${texts[0]}`,
    );
  }
});

test.each(['/preview/abc', '/no-such-page'])('finds nothing to edit at %s', (path) => {
  expect(editedPage(path, FIRST_TAXONOMY)).toBeUndefined();
});

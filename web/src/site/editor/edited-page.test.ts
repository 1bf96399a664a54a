import { expect, test } from 'vitest';
import { editedPage } from './edited-page';

test('the pages of items lead to their forms', () => {
  expect(editedPage('/jobs/1042')).toMatchObject({
    id: '1042',
    form: '/admin?tab=jobs&edit=1042&from=page',
  });
  expect(editedPage('/case-study/a%20b')).toMatchObject({
    id: 'a b',
    form: '/admin?tab=case-studies&edit=a+b&from=page',
  });
});

test.each(['/', '/jobs', '/jobs/', '/jobs/sector/wind', '/case-studies', '/about'])(
  '%s shows no item',
  (path) => {
    expect(editedPage(path)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { WHOLE_VIEW } from './job-entry';
import { readView, writeView } from './job-view-url';

const view = {
  text: 'grid & wind',
  state: 'inactive',
  sector: 'Battery Storage',
  location: 'UK',
  sort: 'oldest',
  columns: 'state.salary',
} as const;

test('a view comes back from its URL, and what stood beside it stays', () => {
  const search = writeView('?tab=jobs&q=old', view);
  expect(search).toBe(
    '?tab=jobs&q=grid+%26+wind&state=inactive&sector=Battery+Storage&location=UK&sort=oldest&columns=state.salary',
  );
  expect(readView(search)).toEqual(view);
});

test('the whole view leaves no trace', () => {
  expect(writeView('?q=old&state=active', WHOLE_VIEW)).toBe('');
  expect(readView('')).toEqual(WHOLE_VIEW);
});

test('columns are in their own order, and those that do not exist count for nothing', () => {
  expect(readView('?columns=salary.colour.state').columns).toBe('state.salary');
});

test('a state or an order that does not exist counts for nothing', () => {
  expect(readView('?state=lost&sort=price')).toEqual(WHOLE_VIEW);
});

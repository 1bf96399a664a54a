import { describe, expect, test } from 'vitest';
import type { Change } from '@/admin/live/live-store';
import { filterChanges, linesOf, verbOf } from './activity-view';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

function change(id: string, overrides: Partial<Change> = {}): Change {
  return {
    noteId: `note of ${id}`,
    kind: 'jobs',
    id,
    title: `Job ${id}`,
    version: 2,
    action: 'updated',
    fields: ['isActive'],
    by: 'ana',
    at: NOON,
    ...overrides,
  };
}

const idsOf = (lines: Change[][]) => lines.map((line) => line.map(({ id }) => id));

describe('the lines', () => {
  test('have what one person did to many items in one go as one', () => {
    const bulk = ['5', '4', '3'].map((id, index) => change(id, { at: NOON - index * 2_000 }));
    expect(
      idsOf(linesOf([change('6', { by: 'ben' }), ...bulk, change('2', { action: 'created' })])),
    ).toEqual([['6'], ['5', '4', '3'], ['2']]);
  });

  test.each<[string, Change[]]>([
    ['two items', [change('1'), change('2')]],
    ['other fields', [change('1'), change('2', { fields: ['salary'] }), change('3')]],
    ['another person', [change('1'), change('2', { by: 'ben' }), change('3')]],
    ['another kind', [change('1'), change('2', { kind: 'testimonials' }), change('3')]],
    [
      'another time',
      [change('1'), change('2', { at: NOON - 60_000 }), change('3', { at: NOON - 61_000 })],
    ],
    ['the same item again', [change('1'), change('2'), change('1'), change('2')]],
  ])('keep %s apart', (_, changes) => {
    expect(linesOf(changes)).toEqual(changes.map((each) => [each]));
  });
});

test('the filter lets through what has all that is asked', () => {
  const changes = [
    change('1'),
    change('2', { by: 'ben', fields: ['salary', 'title'] }),
    change('3', { kind: 'testimonials', action: 'created', fields: undefined }),
    change('4', { by: 'ben', fields: ['salary'], at: NOON - 3_600_000 }),
    change('5', { by: 'cem', at: NOON - 24 * 3_600_000 }),
    change('6', { by: 'cem', at: NOON - 48 * 3_600_000 }),
  ];
  const ids = (filter: Parameters<typeof filterChanges>[1]) =>
    filterChanges(changes, filter, NOON + 60_000).map(({ id }) => id);
  expect(ids({})).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(ids({ since: 'today' })).toEqual(['1', '2', '3', '4']);
  expect(ids({ since: 'yesterday' })).toEqual(['1', '2', '3', '4', '5']);
  expect(ids({ by: 'ben' })).toEqual(['2', '4']);
  expect(ids({ kind: 'testimonials' })).toEqual(['3']);
  expect(ids({ field: 'salary' })).toEqual(['2', '4']);
  expect(ids({ field: 'salary', since: 'hour' })).toEqual(['2']);
});

test.each([
  [{ action: 'created' as const }, 'added'],
  [{ action: 'restored' as const }, 'brought back'],
  [{ action: 'restored' as const, restoredVersion: 3 }, 'restored version 3 of'],
  [{ action: 'drafted' as const }, 'saved unpublished changes of'],
  [{ action: 'drafted' as const, isScheduled: true }, 'scheduled changes of'],
])('%j is told as %j', (part, verb) => {
  expect(verbOf(change('1', part))).toBe(verb);
});

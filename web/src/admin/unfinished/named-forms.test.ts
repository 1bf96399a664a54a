import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { expect, test } from 'vitest';
import type { KeptForm } from './form-store';
import { mergeForms } from './named-forms';
import { writerName } from '@/admin/navigation/use-form-address';

const kept = (overrides: Partial<UnfinishedFormSummary> = {}): UnfinishedFormSummary => ({
  id: 'a',
  kind: 'jobs',
  itemId: null,
  title: 'Theirs',
  savedAt: '2026-11-21T14:00:00.000Z',
  writer: 'elsewher.tab00001',
  browser: 'Firefox on Windows',
  version: 2,
  ...overrides,
});
const form = (overrides: Partial<KeptForm> = {}): KeptForm => ({
  id: 'a',
  kind: 'jobs',
  itemId: null,
  title: 'Mine',
  savedAt: '2026-11-21T14:30:00.000Z',
  writer: writerName(),
  values: {},
  base: null,
  version: 2,
  isSent: true,
  ...overrides,
});
const titles = (
  here: KeptForm[],
  forms: UnfinishedFormSummary[] | undefined,
  givenUp: string[] = [],
) => mergeForms({ here, kept: forms, givenUp: new Set(givenUp) }).map(({ title }) => title);

test.each([
  ['the same version', form(), ['Mine']],
  ['what was not sent yet', form({ isSent: false, version: 1 }), ['Mine']],
  ['an older one that was sent', form({ version: 1 }), ['Theirs']],
])('of one that both have, %s of this browser', (_, own, expected) => {
  expect(titles([own], [kept()])).toEqual(expected);
});

test('what the account had and has no more is gone here, too', () => {
  expect(titles([form()], [])).toEqual([]);
  expect(titles([form({ isSent: false })], [])).toEqual(['Mine']);
  expect(titles([form()], undefined)).toEqual(['Mine']);
});

test('what was given up here is not listed while the server still has it', () => {
  expect(titles([], [kept()], ['a'])).toEqual([]);
});

test('they stand newest first, with where they were left', () => {
  const forms = [
    kept({ id: 'b', savedAt: '2026-11-21T15:00:00.000Z' }),
    kept({ id: 'c', savedAt: '2026-11-20T15:00:00.000Z', writer: writerName() }),
  ];
  const merged = mergeForms({
    here: [form({ id: 'd', isSent: false })],
    kept: forms,
    givenUp: new Set(),
  });
  expect(merged.map(({ id, browser }) => [id, browser])).toEqual([
    ['b', 'Firefox on Windows'],
    ['d', undefined],
    ['c', undefined],
  ]);
});

import type { Version } from '@torque-tide/contract/versions';
import { expect, test } from 'vitest';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { fetchEditorsSince } from './item-editors';

const entry = (version: number, by: string): Version => ({
  version,
  by,
  at: '2026-11-21T14:00:00.000Z',
  action: 'updated',
  changes: [],
});

test('everyone who changed an item since a version is named once, the latest first', async () => {
  let asked = {};
  apiAnswers('versions.list', (_, params) => {
    asked = params;
    return [entry(6, 'carla'), entry(5, 'ben'), entry(4, 'carla'), entry(3, 'anna')];
  });
  expect(await fetchEditorsSince('jobs', '1042', 3)).toEqual(['carla', 'ben']);
  expect(asked).toMatchObject({ kind: 'jobs', id: '1042' });
});

test('nobody is named when the history cannot be read', async () => {
  apiFails('versions.list', 'unavailable');
  expect(await fetchEditorsSince('jobs', '1042', 3)).toEqual([]);
});

import { expect, test } from 'vitest';
import { type Figure, medians, missedLimits, rowsOf } from './figures';

const time: Figure = { name: 'start', unit: 'ms', most: 150, value: 151 };
const reads: Figure = { name: 'reads', most: 29, value: 29 };
const score: Figure = { name: 'SEO', least: 100, value: 99, detail: 'No title' };

test('shows limits, values and misses in a table', () => {
  const shift = { name: 'shift', value: 0.0043 };
  const columns = { Home: [time, reads, shift], Jobs: [{ ...time, value: 9 }, reads, shift] };
  expect(rowsOf(columns)).toEqual({
    start: { limit: '≤ 150 ms', Home: '151 ms MISSED', Jobs: '9 ms' },
    reads: { limit: '≤ 29', Home: '29', Jobs: '29' },
    shift: { limit: '', Home: '0.0043', Jobs: '0.0043' },
  });
});

test('misses a limit above the maximum, below the minimum and without a value', () => {
  const met = [reads, { ...score, value: 100 }];
  const missed = [{ ...reads, value: 30 }, score, { ...reads, value: NaN }];
  expect(missedLimits({ Home: met, Jobs: missed })).toEqual([
    'Jobs, reads: 30',
    'Jobs, SEO: 99: No title',
    'Jobs, reads: NaN',
  ]);
});

test('takes the median of each figure separately', async () => {
  const runs = [
    [3, 10],
    [1, 30],
    [2, 20],
  ];
  const measure = () => {
    const values = runs.shift() ?? [];
    return Promise.resolve(values.map((value, row) => ({ name: `figure ${row}`, value })));
  };
  expect(await medians(3, measure)).toEqual([
    { name: 'figure 0', value: 2 },
    { name: 'figure 1', value: 20 },
  ]);
});

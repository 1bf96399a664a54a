import { describe, expect, test } from 'vitest';
import { passes, type Row, toTable, wakingRows } from './report';
import { percentile } from '../lib/statistics';

const time: Row = { name: 'load', unit: 'ms', goal: 150, values: [149, 150] };
const reads: Row = { name: 'reads', unit: '', goal: 30, isGate: true, values: [24, 29] };

describe('the table', () => {
  test('says of each figure with a goal whether it is met', () => {
    expect(
      toTable([time, reads, { name: 'size', unit: 'kB', values: [2.34, 7_351] }], [50, 5_000]),
    ).toBe(
      `
|       | goal        | 50 jobs    | 5,000 jobs    |
|-------|-------------|------------|---------------|
| load  | < 150 ms    | 149 ms met | 150 ms MISSED |
| reads | < 30 (gate) | 24 met     | 29 met        |
| size  |             | 2.3 kB     | 7,351 kB      |`.trim(),
    );
  });
});

describe('a run', () => {
  test('passes when only times are missed', () => {
    expect(passes([time, reads])).toBe(true);
  });

  test('fails when a gate is missed with any number of jobs', () => {
    expect(passes([time, { ...reads, values: [24, 30] }])).toBe(false);
    expect(passes([{ ...reads, values: [24, Number.NaN] }])).toBe(false);
  });
});

describe('the waking of pages', () => {
  const quick = {
    documentMs: 299,
    loadMs: 129,
    bareMs: 30,
    files: 14,
    kilobytes: 2_000,
    firstCpuMs: 7,
    memoryCpuMs: 0.9,
  };
  const slow = { ...quick, documentMs: 900, loadMs: 400, firstCpuMs: 30, memoryCpuMs: 3 };

  test('fails a run by what is loaded, and never by the times of a slow machine', () => {
    expect(passes(wakingRows([quick, slow]))).toBe(true);
    expect(passes(wakingRows([quick, { ...quick, files: 10_000 }]))).toBe(false);
    expect(passes(wakingRows([{ ...quick, kilobytes: 10_000 }, quick]))).toBe(false);
  });

  test('says of each time whether its goal is met', () => {
    const table = toTable(wakingRows([quick, slow]), [50, 5_000]);
    expect(table.match(/ met/g)).toHaveLength(8);
    expect(table.match(/MISSED/g)).toHaveLength(4);
  });
});

test.each([
  [0.5, 3],
  [0.99, 5],
  [1, 5],
  [0, 1],
])('of five values, %d does not exceed %d', (part, value) => {
  expect(percentile([5, 3, 1, 4, 2], part)).toBe(value);
});

test('there is no percentile of nothing', () => {
  expect(() => percentile([], 0.5)).toThrow('percentile of nothing');
});

import { describe, expect, test } from 'vitest';
import { type Figure, figuresTable, passes } from './figures';

const time: Figure = { name: 'load', unit: 'ms', goal: 150, value: 149 };
const slowTime = { ...time, value: 150 };
const reads: Figure = { name: 'reads', goal: 30, isGate: true, value: 24 };
const size: Figure = { name: 'size', unit: 'kB', value: 2.34 };

describe('the table', () => {
  test('says of each figure with a goal whether it is met', () => {
    expect(
      figuresTable('', {
        '50 jobs': [time, reads, size],
        '5,000 jobs': [slowTime, { ...reads, value: 29 }, { ...size, value: 7_351 }],
      }),
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
    expect(passes([time, reads, slowTime, { ...reads, value: 29 }])).toBe(true);
  });

  test('fails when a gate is missed with any number of jobs', () => {
    expect(passes([time, reads, slowTime, { ...reads, value: 30 }])).toBe(false);
    expect(passes([reads, { ...reads, value: Number.NaN }])).toBe(false);
  });
});

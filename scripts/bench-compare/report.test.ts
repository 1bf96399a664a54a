import { expect, test } from 'vitest';
import { comparison, type Sample, sums } from './report';

const loading = {
  title: 'loading, ms',
  each: 'blocking',
  totals: { blocking: 'blocking', firstPaint: 'first paint' },
};

/** Three rounds, the middle one with the median. */
const rounds = (build: string, name: string, blocking: number): Sample[] =>
  [1.5, 1, 0.5].map((factor) => ({
    build,
    name,
    figures: { blocking: factor * blocking, firstPaint: 1_000 },
  }));

const samples = [
  ...rounds('b538d64', 'Home', 60),
  ...rounds('b538d64', 'Jobs', 0),
  ...rounds('without-it', 'Home', 30),
  ...rounds('without-it', 'Jobs', 5),
  ...rounds('now', 'Home', 20),
  ...rounds('now', 'Jobs', 5),
];

test('a comparison has one figure of each name, and the sums of medians of every figure', () => {
  expect(comparison(loading, 'b538d64', samples)).toBe(
    `
| loading, ms      | b538d64 | now  | change |
|------------------|---------|------|--------|
| Home             | 60      | 20   | -67 %  |
| Jobs             | 0       | 5    |        |
| all: blocking    | 60      | 25   | -58 %  |
| all: first paint | 2000    | 2000 | 0 %    |`.trim(),
  );
});

test('several builds have the sums of every figure, and how each differs from now', () => {
  expect(sums(loading, ['b538d64', 'without-it'], samples)).toBe(
    `
| loading, ms: sums | blocking   | first paint |
|-------------------|------------|-------------|
| now               | 25         | 2000        |
| b538d64           | 60 (140 %) | 2000 (0 %)  |
| without-it        | 35 (40 %)  | 2000 (0 %)  |`.trim(),
  );
});

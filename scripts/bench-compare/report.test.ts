import { expect, test } from 'vitest';
import { interactionsTable, loadingTable } from './report';

const builds = ['b538d64', 'now'] as const;

test('loading has blocking of each page, and the sums of medians of every figure', () => {
  const sample = (build: string, name: string, blocking: number) => ({
    build,
    name,
    figures: { blocking, blockingOfAll: 2 * blocking, firstPaint: 1_000, busy: 500 },
  });
  const samples = [90, 30, 60].flatMap((blocking) => [
    sample('b538d64', 'Home', blocking),
    sample('now', 'Home', blocking / 3),
    sample('b538d64', 'Jobs', 0),
    sample('now', 'Jobs', 5),
  ]);
  expect(loadingTable(builds, samples)).toBe(
    `
| loading, ms                         | b538d64 | now  | change |
|-------------------------------------|---------|------|--------|
| Home                                | 60      | 20   | -67 %  |
| Jobs                                | 0       | 5    |        |
| all: blocking after the first paint | 60      | 25   | -58 %  |
| all: blocking of all tasks          | 120     | 50   | -58 %  |
| all: first paint                    | 2000    | 2000 | 0 %    |
| all: main thread, all tasks         | 1000    | 1000 | 0 %    |`.trim(),
  );
});

test('interactions have the main thread’s time of each, and both figures of all', () => {
  const sample = (build: string, name: string, busy: number, untilPaint: number) => ({
    build,
    name,
    figures: { busy, untilPaint },
  });
  const samples = [
    sample('b538d64', 'open the drawer', 160, 200),
    sample('now', 'open the drawer', 80, 100),
    sample('b538d64', 'tick the form', 40, 50),
    sample('now', 'tick the form', 70, 75),
  ];
  expect(interactionsTable(builds, samples)).toBe(
    `
| interactions, ms       | b538d64 | now | change |
|------------------------|---------|-----|--------|
| open the drawer        | 160     | 80  | -50 %  |
| tick the form          | 40      | 70  | 75 %   |
| all: main thread       | 200     | 150 | -25 %  |
| all: to the next paint | 250     | 175 | -30 %  |`.trim(),
  );
});

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
    sample('b538d64', 'Jobs', 40),
    sample('now', 'Jobs', 0),
  ]);
  expect(loadingTable(builds, samples)).toBe(
    `
| loading, ms                         | b538d64 | now  | change |
|-------------------------------------|---------|------|--------|
| Home                                | 60      | 20   | -67 %  |
| Jobs                                | 40      | 0    | -100 % |
| all: blocking after the first paint | 100     | 20   | -80 %  |
| all: blocking of all tasks          | 200     | 40   | -80 %  |
| all: first paint                    | 2000    | 2000 | 0 %    |
| all: main thread, all tasks         | 1000    | 1000 | 0 %    |`.trim(),
  );
});

test('interactions have a row each, and their sum', () => {
  const samples = [
    { build: 'b538d64', name: 'open the drawer', figures: 160 },
    { build: 'now', name: 'open the drawer', figures: 80 },
    { build: 'b538d64', name: 'tick the form', figures: 0 },
    { build: 'now', name: 'tick the form', figures: 40 },
  ];
  expect(interactionsTable(builds, samples)).toBe(
    `
| to the next paint, ms | b538d64 | now | change |
|-----------------------|---------|-----|--------|
| open the drawer       | 160     | 80  | -50 %  |
| tick the form         | 0       | 40  |        |
| all                   | 160     | 120 | -25 %  |`.trim(),
  );
});

import { expect, test } from 'vitest';
import type { PageFigures } from './lighthouse';
import {
  interactionsTable,
  missedGates,
  pagesTable,
  restsTable,
  scriptsTable,
  waysTable,
} from './report';

const good: PageFigures = {
  performance: 100,
  'largest-contentful-paint': 1_300,
  'total-blocking-time': 20,
  'cumulative-layout-shift': 0,
  scripts: 105_000,
  transfer: 180_000,
  files: [
    { path: '/assets/small-Ab_-1234.js', bytes: 400 },
    { path: '/assets/framework-abcdefgh.js', bytes: 58_240 },
  ],
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  failures: [],
  largestElement: '<h1>',
};
const limit: PageFigures = { ...good, 'largest-contentful-paint': 700, scripts: 0 };
const missedBy = (
  figures: Partial<PageFigures>,
  interactions: number[] = [],
  shares: number[] = [],
  ways: number[] = [],
) =>
  missedGates({
    limit,
    pages: [{ name: 'Home', figures: { ...good, ...figures } }],
    interactions: interactions.map((milliseconds) => ({ name: 'a tap', milliseconds })),
    rests: shares.map((share) => ({ name: 'Home', share })),
    ways: ways.map((slow) => wayOf(slow)),
  });

const wayOf = (slow: number) => ({
  name: 'Back to the list',
  milliseconds: [slow, 40],
  goals: [150, 80],
});

test('a run within every budget misses none', () => {
  expect(missedBy({}, [200], [0.1], [500])).toEqual([]);
});

test.each<[Partial<PageFigures>, RegExp]>([
  [{ performance: 94 }, /performance 94/],
  // 2.2 times the static page's 0.7 s are less than 1.6 s.
  [{ 'largest-contentful-paint': 1_550 }, /paint 1\.55 s, gate 1\.54 s, of <h1>/],
  [{ 'total-blocking-time': 151 }, /blocking time 151 ms/],
  [{ 'cumulative-layout-shift': 0.02 }, /shift 0\.020/],
  [{ scripts: 112_001 }, /scripts 112 kB/],
  [{ transfer: 250_001 }, /transfer 250 kB/],
  [{ seo: 99, failures: ['No title'] }, /seo 99: No title/],
  [{ 'largest-contentful-paint': Number.NaN }, /paint/],
])('%o is a miss', (figures, message) => {
  expect(missedBy(figures)).toEqual([expect.stringMatching(message)]);
});

test('a slow interaction is a miss', () => {
  expect(missedBy({}, [201])).toEqual(['a tap: 201 ms']);
});

test('a page that is never at rest is a miss', () => {
  expect(missedBy({}, [], [0.11, Number.NaN])).toEqual([
    'Home, at rest: 11 %',
    'Home, at rest: NaN %',
  ]);
});

test('a slow way to the next page is a miss', () => {
  expect(missedBy({}, [], [], [501, Number.NaN])).toEqual([
    'Back to the list: 501 ms',
    'Back to the list: NaN ms',
  ]);
});

test('the tables name pages, limit and gates', () => {
  const table = pagesTable(limit, [{ name: 'Home', figures: good }]);
  expect(table).toMatch(/\| Home +\| 100 +\| 1\.30 s/);
  expect(table).toMatch(/\| limit: static page/);
  expect(table).toMatch(/\| gate +\| 95 +\| 1\.54 s +\| 150 ms/);
  expect(interactionsTable([{ name: 'a tap', milliseconds: 96 }])).toContain('| 96 ms');
  expect(waysTable([wayOf(140)])).toMatch(
    /Back to the list +\| 140 ms +\| 40 ms +\| 150 ms, 80 ms/,
  );
  expect(restsTable([{ name: 'Home', share: 0.034 }])).toMatch(/Home +\| 3 %/);
});

test('the table of scripts names the large ones', () => {
  const table = scriptsTable({ name: 'Home', figures: good });
  expect(table).toMatch(/\| framework +\| 58\.2 kB/);
  expect(table).toMatch(/\| 1 more +\| 0\.4 kB/);
});

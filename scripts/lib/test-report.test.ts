import { expect, test } from 'vitest';
import {
  add,
  closingLines,
  countOne,
  countVitest,
  failure,
  isPassed,
  NO_TESTS,
  readVitestReport,
  UNSTEADY_MAX,
  withSecondRun,
} from './test-report';

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

const seven = { ...NO_TESTS, passed: 7 };

test('the last line sums the runners', () => {
  expect(closingLines({ ...seven, unsteady: 2 }, 'e2e')).toBe(
    '\ne2e: 7 passed, 0 failed; 2 of them passed only when run again',
  );
  const sum = add(seven, { ...NO_TESTS, passed: 2, failed: 1 });
  expect(closingLines(sum)).toBe('\n9 passed, 1 failed');
});

test('what failed is told once more above it, with the first that it said', () => {
  const said = '\u001b[31mexpected 1\u001b[39m\n\n  to be 2\n  at /node_modules/runner.js';
  const says = [said, ...'abcdefghijklmnop'.split('')];
  const counts = add(add(seven, countOne('Lint', false)), {
    ...NO_TESTS,
    failed: 1,
    failures: [failure('a job › is saved', says)],
  });
  const lines = closingLines(counts).split('\n');
  expect(lines.slice(0, 6)).toEqual([
    '',
    '── What failed',
    '✗ Lint',
    '✗ a job › is saved',
    '    expected 1',
    '      to be 2',
  ]);
  expect(lines.slice(-4)).toEqual(['    i', '    j', '', '7 passed, 2 failed']);
});

test('a test of a report that failed or did not run is named with its file', () => {
  const passed = { fullName: 'a passes', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'b fails', status: 'failed', failureMessages: ['not 2'] };
  const skipped = { fullName: 'c waits', status: 'skipped', failureMessages: [] };
  const file = { name: 'x.test.ts', status: 'failed', message: '' } as const;
  const counts = countVitest(
    'unit',
    {
      ...report,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        { ...file, assertionResults: [passed, failed, skipped] },
        { ...file, name: 'y.test.ts', message: 'no such module', assertionResults: [] },
      ],
    },
    1,
  );
  expect(counts).toEqual({
    ...seven,
    failed: 2,
    failures: [
      '✗ x.test.ts › b fails\n    not 2',
      '✗ x.test.ts › c waits',
      '✗ y.test.ts\n    no such module',
    ],
    again: ['x.test.ts', 'y.test.ts'],
  });
});

test('a skipped test and one to be written count as failed', () => {
  const counts = countVitest('unit', { ...report, numPendingTests: 1, numTodoTests: 1 }, 0);
  expect(counts).toEqual({ ...seven, failed: 2 });
});

test('a run that failed outside its tests counts as failed', () => {
  expect(countVitest('unit', report, 1)).toEqual({
    ...seven,
    failed: 1,
    failures: ['✗ unit failed outside its tests'],
  });
  expect(countVitest('unit', readVitestReport('/no/such/report.json'), 0)).toEqual(
    countOne('unit ended without a report', false),
  );
});

test('a test that passes when run again is counted as such, and one that fails again has failed', () => {
  const first = { ...seven, failed: 3, failures: ['a', 'b', 'c'] };
  const second = withSecondRun(first, { ...NO_TESTS, passed: 12, failed: 1, failures: ['c'] });
  expect(second).toEqual({
    passed: 9,
    failed: 1,
    unsteady: 2,
    failures: ['a', 'b', 'c', 'c'],
    again: [],
  });
  expect(isPassed(second)).toBe(false);
  expect(withSecondRun(first, countOne('d', false))).toEqual({
    ...first,
    failures: ['a', 'b', 'c', '✗ d'],
  });
});

test('a run with many unsteady tests fails', () => {
  const counts = { ...seven, passed: 9, unsteady: UNSTEADY_MAX };
  expect(isPassed(counts)).toBe(true);
  expect(isPassed({ ...counts, unsteady: UNSTEADY_MAX + 1 })).toBe(false);
});

import { expect, test } from 'vitest';
import {
  add,
  closingLine,
  countOne,
  countVitest,
  isPassed,
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

test('the closing line sums the runners', () => {
  const seven = { passed: 7, failed: 0, unsteady: 0 };
  expect(closingLine(add(seven, { passed: 2, failed: 1, unsteady: 0 }))).toBe('9 passed, 1 failed');
  expect(closingLine({ ...seven, unsteady: 2 })).toBe(
    '7 passed, 0 failed; 2 of them passed only when run again',
  );
});

test('a skipped test and one to be written count as failed', () => {
  expect(countVitest({ ...report, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual({
    passed: 7,
    failed: 2,
    unsteady: 0,
  });
});

test('a run that failed outside its tests counts as failed', () => {
  expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 1, unsteady: 0 });
  expect(countVitest(readVitestReport('/no/such/report.json'), 0)).toEqual(countOne(false));
});

test('a test that passes when run again is counted as such, and one that fails again has failed', () => {
  const first = { passed: 7, failed: 3, unsteady: 0 };
  const second = withSecondRun(first, { passed: 12, failed: 1, unsteady: 0 });
  expect(second).toEqual({ passed: 9, failed: 1, unsteady: 2 });
  expect(isPassed(second)).toBe(false);
  expect(withSecondRun(first, countOne(false))).toEqual(first);
});

test('a run with many unsteady tests fails', () => {
  const counts = { passed: 9, failed: 0, unsteady: UNSTEADY_MAX };
  expect(isPassed(counts)).toBe(true);
  expect(isPassed({ ...counts, unsteady: UNSTEADY_MAX + 1 })).toBe(false);
});

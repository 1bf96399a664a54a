import { expect, test } from 'vitest';
import { add, closingLine, countVitest, readVitestReport } from './test-report';

const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('the closing line sums the runners', () => {
  expect(closingLine(add({ passed: 7, failed: 0 }, { passed: 2, failed: 1 }))).toBe(
    '9 passed, 1 failed',
  );
});

test('a skipped test and one to be written count as failed', () => {
  expect(countVitest({ ...report, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a run that failed outside its tests counts as failed', () => {
  expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 1 });
  expect(readVitestReport('/no/such/report.json', 0)).toEqual({ passed: 0, failed: 1 });
});

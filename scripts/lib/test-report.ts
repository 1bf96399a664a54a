import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed: how many did so only when they were run again, alone. */
  unsteady: number;
}

/** More unsteady tests than these are no accident of a busy machine: the run fails by them. */
export const UNSTEADY_MAX = 3;

export const NO_TESTS: Counts = { passed: 0, failed: 0, unsteady: 0 };

/** The count of something that passes or fails as one. */
export function countOne(isRight: boolean): Counts {
  return { ...NO_TESTS, ...(isRight ? { passed: 1 } : { failed: 1 }) };
}

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    unsteady: a.unsteady + b.unsteady,
  };
}

export function isPassed({ failed, unsteady }: Counts): boolean {
  return failed === 0 && unsteady <= UNSTEADY_MAX;
}

/** The line that a run closes with. */
export function closingLine({ passed, failed, unsteady }: Counts): string {
  const sum = `${passed} passed, ${failed} failed`;
  return unsteady === 0 ? sum : `${sum}; ${unsteady} of them passed only when run again`;
}

/** Takes in the second run of those tests that failed in the first; it may run others with them. */
export function withSecondRun(first: Counts, second: Counts): Counts {
  const unsteady = Math.max(0, Math.min(first.failed - second.failed, second.passed));
  return add(first, { passed: unsteady, failed: -unsteady, unsteady });
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: 'passed' | 'failed' }[];
}

/** A Vitest JSON report; undefined where there is none. The file is used up, so that no old one counts. */
export function readVitestReport(path: string): VitestReport | undefined {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  rmSync(path);
  return report;
}

/**
 * A test that did not run counts as failed: nobody asked for it to be left out. So does a run that
 * failed without a failing test, as when a file does not load or no test was found.
 */
export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return countOne(false);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return countRun(report.numPassedTests, failed, exitCode);
}

/** The count of one run of a runner, which may also fail without a failing test. */
export function countRun(passed: number, failed: number, exitCode: number): Counts {
  return { ...NO_TESTS, passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

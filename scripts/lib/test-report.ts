import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** The line that a run closes with. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** Counts of a Vitest JSON report; see `countVitest`. The file is used up, so that no old one counts. */
export function readVitestReport(path: string, exitCode: number): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  rmSync(path);
  return countVitest(report, exitCode);
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/**
 * A test that did not run counts as failed: nobody asked for it to be left out. So does a run that
 * failed without a failing test, as when a file does not load or no test was found.
 */
export function countVitest(report: VitestReport, exitCode: number): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed: how many did so only when they were run again, alone. */
  unsteady: number;
  /**
   * What failed, also where it passed when it was run again: its name, and what it said first. What failed
   * again is named twice.
   */
  failures: readonly string[];
  /** Arguments with which a runner runs once more what failed; none of what it could not. */
  again: readonly string[];
}

/** More unsteady tests than these are no accident of a busy machine: the run fails by them. */
export const UNSTEADY_MAX = 3;

export const NO_TESTS: Counts = { passed: 0, failed: 0, unsteady: 0, failures: [], again: [] };

/** The count of something that passes or fails as one. */
export function countOne(name: string, isRight: boolean): Counts {
  return { ...NO_TESTS, ...(isRight ? { passed: 1 } : { failed: 1, failures: [failure(name)] }) };
}

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    unsteady: a.unsteady + b.unsteady,
    failures: [...a.failures, ...b.failures],
    again: [],
  };
}

export function isPassed({ failed, unsteady }: Counts): boolean {
  return failed === 0 && unsteady <= UNSTEADY_MAX;
}

/**
 * What a run closes with: what failed, once more, since of a long run only the end may be kept, and the sum.
 *
 * @param name whose sum it is
 */
export function closingLines({ passed, failed, unsteady, failures }: Counts, name = ''): string {
  const told = failures.length === 0 ? [] : ['── What failed', ...failures, ''];
  const sum = `${name && `${name}: `}${passed} passed, ${failed} failed`;
  const again = unsteady === 0 ? '' : `; ${unsteady} of them passed only when run again`;
  return ['', ...told, `${sum}${again}`].join('\n');
}

/** Of what a failed test says: the lines that tell what was expected and what was there. */
const MESSAGE_LINES_MAX = 12;

/** How a failed test is told at the end of its run. */
export function failure(name: string, messages: readonly string[] = []): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const own = lines.filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));
  const told = own.slice(0, MESSAGE_LINES_MAX);
  return [`✗ ${name}`, ...told.map((line) => `    ${line}`)].join('\n');
}

/** Takes in the second run of those tests that failed in the first; it may run others with them. */
export function withSecondRun(first: Counts, second: Counts): Counts {
  const unsteady = Math.max(0, Math.min(first.failed - second.failed, second.passed));
  const { failures } = second;
  return add(first, { ...NO_TESTS, passed: unsteady, failed: -unsteady, unsteady, failures });
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** By file; `message` says why one could not be loaded. */
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
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
export function countVitest(
  name: string,
  report: VitestReport | undefined,
  exitCode: number,
): Counts {
  if (!report) return countOne(`${name} ended without a report`, false);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const failures = report.testResults.flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(process.cwd(), path);
    const tests = assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages));
    return message ? [failure(file, [message]), ...tests] : tests;
  });
  const again = report.testResults
    .filter(({ status }) => status === 'failed')
    .map((file) => relative(process.cwd(), file.name));
  return countRun(name, { passed: report.numPassedTests, failed, failures, again }, exitCode);
}

/** The count of one run of a runner, which may also fail without a failing test. */
export function countRun(name: string, counts: Omit<Counts, 'unsteady'>, exitCode: number): Counts {
  const own = { ...NO_TESTS, ...counts };
  const isBroken = counts.failed === 0 && exitCode !== 0;
  return isBroken ? add(own, countOne(`${name} failed outside its tests`, false)) : own;
}

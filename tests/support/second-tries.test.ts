import type { TestModule, Vitest } from 'vitest/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SecondTries } from './second-tries';

/** Reports a run of one file. */
function runOf(...tests: { name: string; state: string; flaky?: boolean }[]) {
  const module = { relativeModuleId: 'src/job.test.ts' };
  const cases = tests.map(({ name, state, flaky = false }) => ({
    fullName: name,
    module,
    result: () => ({ state }),
    diagnostic: () => ({ flaky }),
  }));
  return [{ children: { allTests: () => cases } }] as unknown as TestModule[];
}

const reporterOf = (testNamePattern?: RegExp) => {
  const reporter = new SecondTries();
  reporter.onInit({ config: { testNamePattern } } as Vitest);
  return reporter;
};

const { exitCode } = process;
let log = vi.spyOn(console, 'log');
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.exitCode = exitCode;
});

test('lists the tests that needed a second try, and lets the run pass', () => {
  const steady = { name: 'opens', state: 'passed' };
  reporterOf().onTestRunEnd(runOf(steady, { name: 'saves', state: 'passed', flaky: true }));
  expect(log.mock.calls).toEqual([['\nPassed only on a second try:\n  src/job.test.ts > saves']]);
  expect(process.exitCode).toBe(exitCode);
});

test('fails a run with a skipped test', () => {
  reporterOf().onTestRunEnd(runOf({ name: 'saves', state: 'skipped' }));
  expect(log.mock.calls).toEqual([['\nDid not run:\n  src/job.test.ts > saves']]);
  expect(process.exitCode).toBe(1);
});

test('says nothing if all passed, or if tests were chosen by name', () => {
  reporterOf().onTestRunEnd(runOf({ name: 'saves', state: 'passed' }));
  reporterOf(/opens/).onTestRunEnd(runOf({ name: 'saves', state: 'skipped' }));
  expect(log).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(exitCode);
});

import { expect, test } from 'vitest';
import { runInLanes, type Tests } from './lanes';
import { Problem } from './problem';
import { type Counts, NO_TESTS, UNSTEADY_MAX } from './test-report';

const passed: Counts = { ...NO_TESTS, passed: 1 };

/** Tests of which some fail at first; it writes down what is run, and with what. */
function unsteady(name: string, failed: number, log: string[]): Tests {
  return (again) => {
    log.push([name, ...(again ?? [])].join(' '));
    if (again) return Promise.resolve({ ...NO_TESTS, passed: failed });
    return Promise.resolve({ ...NO_TESTS, passed: 5, failed, failures: [name], again: [name] });
  };
}

test('what failed runs once more when all lanes have ended', async () => {
  const log: string[] = [];
  const slow: Tests = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push('slow');
    return passed;
  };
  const counts = await runInLanes([[unsteady('quick', 2, log)], [slow]]);
  expect(log).toEqual(['quick', 'slow', 'quick quick']);
  expect(counts).toEqual({ ...NO_TESTS, passed: 8, unsteady: 2, failures: ['quick'] });
});

test('more than a busy machine explains is not run again', async () => {
  const log: string[] = [];
  const counts = await runInLanes([[unsteady('broken', UNSTEADY_MAX + 1, log)]]);
  expect(log).toEqual(['broken']);
  expect(counts).toMatchObject({ passed: 5, failed: UNSTEADY_MAX + 1 });
});

test('what could not even begin counts as failed, and its lane and the others go on', async () => {
  const none: Tests = () => Promise.reject(new Problem('No Java.'));
  const broken: Tests = () => Promise.reject(new Error('out of order'));
  const counts = await runInLanes([[none, () => Promise.resolve(passed)], [broken]]);
  expect(counts).toMatchObject({ passed: 1, failed: 2, unsteady: 0 });
  const [first, second] = counts.failures;
  expect(first).toBe('✗ No Java.');
  expect(second).toMatch(/^✗ Error: out of order\n +at /);
});

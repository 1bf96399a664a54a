import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Lists the tests that needed a second try, and fails the run if a test was skipped. */
export class SecondTries implements Reporter {
  #isFiltered = false;

  onInit({ config }: Pick<Vitest, 'config'>) {
    // With a name pattern, Vitest skips the other tests.
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly Pick<TestModule, 'children'>[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    list(
      'Passed only on a second try:',
      tests.filter((test) => test.diagnostic()?.flaky),
    );
    if (this.#isFiltered) return;
    const leftOut = tests.filter((test) => test.result().state === 'skipped');
    list('Did not run:', leftOut);
    if (leftOut.length > 0) process.exitCode = 1;
  }
}

function list(title: string, tests: readonly TestCase[]) {
  if (tests.length === 0) return;
  const lines = tests.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`);
  console.log(['', title, ...lines].join('\n'));
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runBelow } from './processes';
import { cacheFolder, root } from './repository';
import { type Counts, countOne, countRun, failure } from './test-report';

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  /** Outside every test. */
  errors: { message?: string }[];
  suites: Suite[];
}

/** A file, or what a file describes together. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface Options {
  /** More arguments for Playwright. */
  args?: readonly string[];
  /** What the tests need beside the environment of this process. */
  environment: Record<string, string>;
  /** True when they run beside others: what they say is shown at their end. */
  isBeside?: boolean;
  /** Of a run before: what runs once more what failed in it. */
  again?: readonly string[] | undefined;
}

/**
 * Runs the browser tests of a configuration, and counts them. Of those that fail it prints what their
 * page showed.
 *
 * @param name tells the files of this run from those of another one at the same time
 */
export async function playwright(
  name: string,
  config: string,
  { args = [], environment, isBeside = false, again = [] }: Options,
): Promise<Counts> {
  const report = join(cacheFolder, `playwright-${name}.json`);
  const results = join(root, 'test-results', name);
  rmSync(report, { force: true });
  const all = ['playwright', 'test', `--config=${config}`, `--output=${results}`, ...args];
  const isAgain = again.length > 0;
  const title = isAgain
    ? `Once more with a trace: what failed of ${name}`
    : `Browser tests: ${name}`;
  const env = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runBelow(title, isBeside, 'npx', [...all, ...again], { cwd: root, env });
  const counts = countPlaywright(name, report, code);
  if (counts.failed > 0 && !isAgain) showFailedPages(results);
  return counts;
}

function countPlaywright(name: string, report: string, exitCode: number): Counts {
  if (!existsSync(report)) return countOne(`${name} ended without a report`, false);
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  // A test that did not run has not shown what it is for.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const failures = [
    ...errors.map(({ message = '' }) => failure(name, [message])),
    ...suites.flatMap((suite) => failuresOf(suite, [name])),
  ];
  // One at a time, with a trace of every step.
  const again = failed > 0 ? ['--last-failed', '--trace=on', '--workers=1'] : [];
  return countRun(name, { passed: stats.expected, failed, failures, again }, exitCode);
}

function failuresOf({ title, suites = [], specs }: Suite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
      const messages = errors.flatMap(({ message }) => message ?? []);
      return failure([...path, spec.title].join(' › '), messages);
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

const SHOWN_LINES_MAX = 120;

/**
 * Prints what the pages of failed tests showed: the run may be over where nobody can look at its files.
 *
 * @param results where Playwright writes what a failed test saw; each file ends with what its page showed
 */
function showFailedPages(results: string): void {
  const files = existsSync(results)
    ? readdirSync(results, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((each) => basename(each) === 'error-context.md')) {
    const lines = readFileSync(join(results, file), 'utf8').split('\n');
    console.log(`\n── ${dirname(file)}\n${lines.slice(0, SHOWN_LINES_MAX).join('\n')}`);
  }
}

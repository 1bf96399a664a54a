import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './processes';
import { cacheFolder, root } from './repository';
import { type Counts, countOne, countRun, UNSTEADY_MAX, withSecondRun } from './test-report';

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

interface Options {
  /** More arguments for Playwright. */
  args?: readonly string[];
  /** What the tests need beside the environment of this process. */
  environment: Record<string, string>;
}

/**
 * Runs the browser tests of a configuration, and counts them. Of those that fail it prints what their
 * page showed. Where no more fail than a busy machine explains, they are run once more, one at a time
 * with a trace of every step, and what passes then is counted as unsteady.
 */
export async function playwright(
  config: string,
  { args = [], environment }: Options,
): Promise<Counts> {
  const report = join(cacheFolder, `playwright-${basename(dirname(config))}.json`);
  async function runTests(...more: string[]): Promise<Counts> {
    rmSync(report, { force: true });
    const code = await run('npx', ['playwright', 'test', `--config=${config}`, ...args, ...more], {
      cwd: root,
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return countPlaywright(report, code);
  }
  const first = await runTests();
  if (first.failed === 0) return first;
  showFailedPages();
  if (first.failed > UNSTEADY_MAX) return first;
  console.log('\n── Once more with a trace: what failed');
  return withSecondRun(first, await runTests('--last-failed', '--trace=on', '--workers=1'));
}

function countPlaywright(report: string, exitCode: number): Counts {
  if (!existsSync(report)) return countOne(false);
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  // A test that did not run has not shown what it is for.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return countRun(stats.expected, failed, exitCode);
}

/** Where Playwright writes what a failed test saw; each file ends with what its page showed. */
const RESULTS = join(root, 'test-results');
const SHOWN_LINES_MAX = 120;

/** Prints what the pages of failed tests showed: the run may be over where nobody can look at its files. */
function showFailedPages(): void {
  const files = existsSync(RESULTS)
    ? readdirSync(RESULTS, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((each) => basename(each) === 'error-context.md')) {
    const lines = readFileSync(join(RESULTS, file), 'utf8').split('\n');
    console.log(`\n── ${dirname(file)}\n${lines.slice(0, SHOWN_LINES_MAX).join('\n')}`);
  }
}

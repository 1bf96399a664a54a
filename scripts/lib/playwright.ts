import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './processes';
import { cacheFolder, root } from './repository';
import type { Counts } from './test-report';

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

interface Options {
  /** More arguments for Playwright. */
  args?: readonly string[];
  /** What the tests need beside the environment of this process. */
  environment: Record<string, string>;
  /**
   * Runs those that failed once more, with a trace of every step: that tells why, and does not change
   * what is counted.
   */
  tracesFailures?: boolean;
}

/** Runs the browser tests of a configuration, and counts them. */
export async function playwright(
  config: string,
  { args = [], environment, tracesFailures = false }: Options,
): Promise<Counts> {
  const report = join(cacheFolder, `playwright-${basename(dirname(config))}.json`);
  const runTests = (...more: string[]) =>
    run('npx', ['playwright', 'test', `--config=${config}`, ...args, ...more], {
      cwd: root,
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  rmSync(report, { force: true });
  const code = await runTests();
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  if (tracesFailures && stats.unexpected > 0) {
    console.log('\n── Once more with a trace: what failed');
    await runTests('--last-failed', '--trace=on', '--workers=1');
  }
  // A test that passed only when tried again, or did not run, has not shown what it is for.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

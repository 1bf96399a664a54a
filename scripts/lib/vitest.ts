import { join, relative } from 'node:path';
import { runBelow } from './processes';
import { cacheFolder, root } from './repository';
import {
  type Counts,
  countVitest,
  readVitestReport,
  UNSTEADY_MAX,
  withSecondRun,
} from './test-report';

interface Options {
  /** What the tests need beside the environment of this process. */
  environment?: Record<string, string>;
  /** True when they run beside others: what they say is shown at their end. */
  isBeside?: boolean;
  /** Parts of the paths of those files that run; without it all do. */
  files?: readonly string[];
  /** Globs of those files that do not. */
  without?: readonly string[];
}

/**
 * Runs the tests of a configuration, and counts them. Where no more fail than a busy machine explains,
 * their files are run once more, and what passes then is counted as unsteady.
 */
export async function vitest(
  name: string,
  config: string,
  { environment = {}, isBeside = false, files = [], without = [] }: Options = {},
): Promise<Counts> {
  const path = join(cacheFolder, `vitest-${name}.json`);
  async function runTests(title: string, chosen: readonly string[]) {
    const args = [
      'vitest',
      'run',
      ...chosen,
      ...without.map((glob) => `--exclude=${glob}`),
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ];
    const env = { ...process.env, ...environment };
    const code = await runBelow(title, isBeside, 'npx', args, { cwd: root, env });
    const report = readVitestReport(path);
    const failedFiles = (report?.testResults ?? [])
      .filter(({ status }) => status === 'failed')
      .map((file) => relative(root, file.name));
    return { counts: countVitest(name, report, code), failedFiles };
  }
  const { counts, failedFiles } = await runTests(`Tests: ${name}`, files);
  if (failedFiles.length === 0 || counts.failed > UNSTEADY_MAX) return counts;
  const again = await runTests(`Once more: ${name}, ${failedFiles.join(', ')}`, failedFiles);
  return withSecondRun(counts, again.counts);
}

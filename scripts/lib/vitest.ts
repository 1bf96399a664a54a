import { join, relative } from 'node:path';
import { run, runBeside } from './processes';
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
export async function vitest(name: string, config: string, options: Options = {}): Promise<Counts> {
  const first = await runOnce(`Tests: ${name}`, name, config, options);
  const { counts, failedFiles } = first;
  if (failedFiles.length === 0 || counts.failed > UNSTEADY_MAX) return counts;
  const again = { ...options, files: failedFiles };
  const second = await runOnce(
    `Once more: ${name}, ${failedFiles.join(', ')}`,
    name,
    config,
    again,
  );
  return withSecondRun(counts, second.counts);
}

async function runOnce(
  title: string,
  name: string,
  config: string,
  { environment = {}, isBeside = false, files = [], without = [] }: Options,
): Promise<{ counts: Counts; failedFiles: string[] }> {
  const path = join(cacheFolder, `vitest-${name}.json`);
  const args = [
    'vitest',
    'run',
    ...files,
    ...without.map((glob) => `--exclude=${glob}`),
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const options = { cwd: root, env: { ...process.env, ...environment } };
  if (!isBeside) console.log(`\n── ${title}`);
  const code = isBeside
    ? await runBeside(title, 'npx', args, options)
    : await run('npx', args, options);
  const report = readVitestReport(path);
  const failedFiles = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((file) => relative(root, file.name));
  return { counts: countVitest(report, code), failedFiles };
}

import { join } from 'node:path';
import { run, runBeside } from './processes';
import { cacheFolder, root } from './repository';
import { type Counts, readVitestReport } from './test-report';

interface Options {
  /** What the tests need beside the environment of this process. */
  environment?: Record<string, string>;
  /** True when they run beside others: what they say is shown at their end. */
  isBeside?: boolean;
  /** Parts of the paths of those files that run; without it all do. */
  files?: readonly string[];
}

/** Runs the tests of a configuration, and counts them. */
export async function vitest(
  name: string,
  config: string,
  { environment = {}, isBeside = false, files = [] }: Options = {},
): Promise<Counts> {
  const title = `Tests: ${name}`;
  const report = join(cacheFolder, `vitest-${name}.json`);
  const args = [
    'vitest',
    'run',
    ...files,
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const options = { cwd: root, env: { ...process.env, ...environment } };
  if (!isBeside) console.log(`\n── ${title}`);
  const code = isBeside
    ? await runBeside(title, 'npx', args, options)
    : await run('npx', args, options);
  return readVitestReport(report, code);
}

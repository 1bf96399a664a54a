import { join } from 'node:path';
import { runBelow } from './processes';
import { cacheFolder, root } from './repository';
import { type Counts, countVitest, readVitestReport } from './test-report';

interface Options {
  /** What the tests need beside the environment of this process. */
  environment?: Record<string, string>;
  /** True when they run beside others: what they say is shown at their end. */
  isBeside?: boolean;
  /** Of a run before: what runs once more what failed in it. */
  again?: readonly string[] | undefined;
  /** Parts of the paths of those files that run; without it all do. */
  files?: readonly string[];
  /** Globs of those files that do not. */
  without?: readonly string[];
}

/** Runs the tests of a configuration, and counts them. */
export async function vitest(
  name: string,
  config: string,
  { environment = {}, isBeside = false, again, files = [], without = [] }: Options = {},
): Promise<Counts> {
  const path = join(cacheFolder, `vitest-${name}.json`);
  const args = [
    'vitest',
    'run',
    ...(again ?? files),
    ...without.map((glob) => `--exclude=${glob}`),
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const title = again ? `Once more: ${name}, ${again.join(', ')}` : `Tests: ${name}`;
  const env = { ...process.env, ...environment };
  const code = await runBelow(title, isBeside, 'npx', args, { cwd: root, env });
  return countVitest(name, readVitestReport(path), code);
}

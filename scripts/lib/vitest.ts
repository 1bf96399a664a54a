import { join } from 'node:path';
import { run } from './processes';
import { cacheFolder, root } from './repository';
import { type Counts, readVitestReport } from './test-report';

/** Runs the tests of a configuration, and counts them. */
export async function vitest(name: string, config: string, environment = {}): Promise<Counts> {
  console.log(`\n── Tests: ${name}`);
  const report = join(cacheFolder, `vitest-${name}.json`);
  const code = await run(
    'npx',
    [
      'vitest',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, env: { ...process.env, ...environment } },
  );
  return readVitestReport(report, code);
}

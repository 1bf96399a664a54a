import { mkdirSync } from 'node:fs';
import { withFirestore } from './emulators/with-firestore';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { cacheFolder, root } from './lib/repository';
import { type Counts, add, closingLine } from './lib/test-report';
import { vitest } from './lib/vitest';

await main(async () => {
  mkdirSync(cacheFolder, { recursive: true });
  let total: Counts = { passed: 0, failed: 0 };
  for (const [name, script] of [
    ['Format', 'format:check'],
    ['Lint', 'lint'],
    ['Types', 'types'],
  ] as const) {
    total = add(total, await check(name, script));
  }
  total = add(total, await vitest('unit', 'vitest.config.ts'));
  total = add(
    total,
    await withFirestore(async (environment) =>
      add(
        await vitest('api and rules', 'vitest.emulator.config.ts', environment),
        await vitest('fuzz', 'functions/vitest.fuzz.config.ts', environment),
      ),
    ),
  );
  total = add(total, await check('Build', 'build'));
  total = add(total, await vitest('built site', 'tests/site/vitest.config.ts'));

  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});

/** A command of the project that passes or fails as one. */
async function check(name: string, script: string): Promise<Counts> {
  console.log(`\n── ${name}`);
  const code = await run('npm', ['run', script, '--silent'], { cwd: root });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

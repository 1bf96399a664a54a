import { mkdirSync } from 'node:fs';
import { withFirestore } from './emulators/suite';
import { main } from './lib/problem';
import { runBelow } from './lib/processes';
import { cacheFolder, root } from './lib/repository';
import { add, closingLines, counted, type Counts, countOne, isPassed } from './lib/test-report';
import { vitest } from './lib/vitest';

/**
 * All that must pass, in three steps. What stands in one step runs beside each other, since none of it
 * keeps every core busy by itself.
 */
await main(async () => {
  mkdirSync(cacheFolder, { recursive: true });
  const checks = await Promise.all([
    check('Format', 'format:check'),
    check('Lint', 'lint'),
    check('Types', 'types'),
    check('Unused', 'unused'),
    check('Build', 'build'),
  ]);
  // Random inputs wait for Firestore while units compute.
  const units = await Promise.all([
    vitest('unit', 'vitest.config.ts'),
    vitest('built site', 'tests/site/vitest.config.ts', { isBeside: true }),
    counted(() =>
      withFirestore((environment) =>
        vitest('fuzz', 'functions/vitest.fuzz.config.ts', { environment, isBeside: true }),
      ),
    ),
  ]);
  const onFirestore = await counted(() =>
    withFirestore((environment) =>
      vitest('api and rules', 'vitest.emulator.config.ts', { environment }),
    ),
  );
  const total = [...checks, ...units, onFirestore].reduce(add);

  console.log(closingLines(total));
  return isPassed(total) ? 0 : 1;
});

/** A command of the project that passes or fails as one. */
async function check(name: string, script: string): Promise<Counts> {
  const code = await runBelow(name, true, 'npm', ['run', script, '--silent'], { cwd: root });
  return countOne(name, code === 0);
}

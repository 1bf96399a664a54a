import { mkdirSync } from 'node:fs';
import { withFirestore } from './emulators/suite';
import { runInLanes } from './lib/lanes';
import { main } from './lib/problem';
import { runBelow } from './lib/processes';
import { cacheFolder, root } from './lib/repository';
import { add, closingLines, type Counts, countOne, isPassed } from './lib/test-report';
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
  const units = await runInLanes([
    [(again) => vitest('unit', 'vitest.config.ts', { again })],
    [(again) => vitest('built site', 'tests/site/vitest.config.ts', { again, isBeside: true })],
    [
      (again) =>
        withFirestore((environment) => {
          const options = { environment, again, isBeside: true };
          return vitest('fuzz', 'functions/vitest.fuzz.config.ts', options);
        }),
    ],
  ]);
  const onFirestore = await runInLanes([
    [
      (again) =>
        withFirestore((environment) =>
          vitest('api and rules', 'vitest.emulator.config.ts', { environment, again }),
        ),
    ],
  ]);
  const total = [...checks, units, onFirestore].reduce(add);

  console.log(closingLines(total));
  return isPassed(total) ? 0 : 1;
});

/** A command of the project that passes or fails as one. */
async function check(name: string, script: string): Promise<Counts> {
  const code = await runBelow(name, true, 'npm', ['run', script, '--silent'], { cwd: root });
  return countOne(name, code === 0);
}

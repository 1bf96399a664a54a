import { withFirestore } from './emulators/with-firestore';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

/** API and rules tests by themselves; arguments go to Vitest, a file or a folder above all. */
await main(() =>
  withFirestore((environment) =>
    run('npx', ['vitest', 'run', '--config=vitest.emulator.config.ts', ...process.argv.slice(2)], {
      cwd: root,
      env: { ...process.env, ...environment },
    }),
  ),
);

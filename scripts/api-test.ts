import { withFirestore } from './emulators/suite';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

/** Tests that need Firestore by themselves; arguments go to Vitest, a file or a folder above all. */
await main(() =>
  withFirestore((environment) =>
    run('npx', ['vitest', 'run', ...process.argv.slice(2)], {
      cwd: root,
      env: { ...process.env, ...environment },
    }),
  ),
);

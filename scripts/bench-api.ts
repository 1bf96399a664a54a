import { fillDatabase } from './bench-api/content';
import { measureEditors } from './bench-api/editors';
import { prepareServer } from './bench-api/instance';
import { measure } from './bench-api/measure';
import { measureWaking } from './bench-api/waking';
import { withSuite } from './emulators/suite';
import { build } from './lib/build';
import { type Figure, figuresTable, passes } from './lib/figures';
import { machine } from './lib/machine';
import { main } from './lib/problem';

/** What the site has today, and a hundred times as much. */
const SIZES = [50, 5_000] as const;

/**
 * Measures the bundled functions on an emulator of its own and prints one table. Times depend on the
 * machine and on what else it does, so that only counts of reads and of what is loaded can fail the run.
 */
await main(async () => {
  await build();
  await prepareServer();
  return withSuite({ name: 'bench', only: 'firestore' }, async ({ environment }) => {
    Object.assign(process.env, environment);
    const runs: Record<string, Figure[]> = {};
    for (const size of SIZES) {
      console.log(`Measuring with ${size} jobs …`);
      // A database for each size.
      const project = `demo-torque-tide-bench-${size}`;
      await fillDatabase(project, size);
      const ofSize = { ...environment, GCLOUD_PROJECT: project };
      // First, because it counts what is read where there is no copy yet.
      const figures = await measure(ofSize, size);
      const waking = await measureWaking(ofSize);
      runs[`${size.toLocaleString('en-GB')} jobs`] = [...waking, ...figures];
    }
    console.log('Three admins at work …');
    const editors = await measureEditors(environment.FIRESTORE_EMULATOR_HOST);
    const ofEditors = figuresTable('three admins, an hour: reads', { '': editors });
    console.log(`\n${figuresTable('', runs)}\n\n${ofEditors}\n\n${machine()}`);
    return passes([...Object.values(runs).flat(), ...editors]) ? 0 : 1;
  });
});

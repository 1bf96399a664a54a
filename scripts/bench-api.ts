import { fillDatabase } from './bench-api/content';
import { editorRows, measureEditors } from './bench-api/editors';
import { prepareServer } from './bench-api/instance';
import { type Figures, measure } from './bench-api/measure';
import { passes, toRows, toTable, wakingRows } from './bench-api/report';
import { measureWaking, type WakingFigures } from './bench-api/waking';
import { withSuite } from './emulators/suite';
import { build } from './lib/build';
import { machine } from './lib/machine';
import { markdownTable } from './lib/markdown-table';
import { main } from './lib/problem';

/** What the site has today, and a hundred times as much. */
const SIZES = [50, 5_000] as const;

/**
 * Measures the bundled functions on an emulator of its own and prints one table. Times depend on the
 * machine and on what else it does, so that only counts of reads and of what is loaded can fail the run.
 */
await main(async () => {
  await build('functions');
  await prepareServer();
  return withSuite({ name: 'bench', only: 'firestore' }, async ({ environment }) => {
    Object.assign(process.env, environment);
    const runs: Figures[] = [];
    const wakings: WakingFigures[] = [];
    for (const size of SIZES) {
      console.log(`Measuring with ${size} jobs …`);
      // A database for each size.
      const project = `demo-torque-tide-bench-${size}`;
      await fillDatabase(project, size);
      const ofSize = { ...environment, GCLOUD_PROJECT: project };
      // First, because it counts what is read where there is no copy yet.
      runs.push(await measure(ofSize, size));
      wakings.push(await measureWaking(ofSize));
    }
    const rows = [...wakingRows(wakings), ...toRows(runs)];
    console.log('Three admins at work …');
    const editors = editorRows(await measureEditors(environment.FIRESTORE_EMULATOR_HOST));
    const ofEditors = markdownTable(['three admins, an hour: reads', 'goal', ''], editors.rows);
    console.log(`\n${toTable(rows, SIZES)}\n\n${ofEditors}\n\n${machine()}`);
    return passes(rows) && editors.isMet ? 0 : 1;
  });
});

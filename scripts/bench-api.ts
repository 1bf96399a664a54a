import { fillDatabase } from './bench-api/content';
import { editorRows, measureEditors } from './bench-api/editors';
import { prepareServer } from './bench-api/instance';
import { type Figures, measure } from './bench-api/measure';
import { passes, toRows, toTable } from './bench-api/report';
import { writeConfigFor } from './emulators/firebase-config';
import { freePorts } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { build } from './lib/build';
import { machine } from './lib/machine';
import { markdownTable } from './lib/markdown-table';
import { main } from './lib/problem';

/** What the site has today, and a hundred times as much. */
const SIZES = [50, 5_000] as const;

/**
 * Measures the bundled API on an emulator of its own and prints one table. Times depend on the
 * machine and on what else it does, so that only the number of reads can fail the run.
 */
await main(async () => {
  build('functions');
  await prepareServer();
  const ports = await freePorts();
  const suite = await startSuite({
    name: 'bench',
    projectId: projectOf(SIZES[0]),
    ports,
    config: writeConfigFor('bench', ports),
    only: 'firestore',
  });
  try {
    Object.assign(process.env, suite.environment, { METADATA_SERVER_DETECTION: 'none' });
    const runs: Figures[] = [];
    for (const size of SIZES) {
      console.log(`Measuring with ${size} jobs …`);
      await fillDatabase(projectOf(size), size);
      runs.push(await measure({ ...suite.environment, GCLOUD_PROJECT: projectOf(size) }, size));
    }
    const rows = toRows(runs);
    console.log('Three admins at work …');
    const editors = editorRows(await measureEditors(suite.environment.FIRESTORE_EMULATOR_HOST));
    const ofEditors = markdownTable(['three admins, an hour: reads', 'goal', ''], editors.rows);
    console.log(`\n${toTable(rows, SIZES)}\n\n${ofEditors}\n\n${machine()}`);
    return passes(rows) && editors.isMet ? 0 : 1;
  } finally {
    await suite.stop();
  }
});

/** A database for each size. */
function projectOf(size: number): string {
  return `demo-torque-tide-bench-${size}`;
}

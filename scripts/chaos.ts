import { type ChaosFigures, runChaos } from '../functions/tests/support/chaos';
import { withFirestore } from './emulators/suite';
import { build } from './lib/build';
import { machine } from './lib/machine';
import { markdownTable } from './lib/markdown-table';
import { main } from './lib/problem';

const SECONDS = 60;

/**
 * Writes to four instances of the built function while they are killed and Firestore freezes, goes
 * away and loses answers; prints the figures, and fails when a write was lost, doubled or told untruly.
 */
await main(async () => {
  await build();
  const figures = await withFirestore(async (environment) => {
    Object.assign(process.env, environment);
    console.log(`Writing for ${SECONDS} s while things break …`);
    return runChaos(environment['FIRESTORE_EMULATOR_HOST'] ?? '', SECONDS);
  });
  console.log(`\n${markdownTable(['', 'count'], toRows(figures))}\n\n${machine()}`);
  for (const violation of figures.violations) console.error(violation);
  return figures.violations.length === 0 ? 0 : 1;
});

function toRows({ faults, acknowledged, uncertain, stored, violations }: ChaosFigures) {
  return [
    ...Object.entries(faults),
    ...Object.entries(acknowledged).map(
      ([what, count]) => [`acknowledged: ${what}`, count] as const,
    ),
    ['of these, uncertain at first', uncertain] as const,
    ['items stored at the end', stored] as const,
    ['violations', violations.length] as const,
  ].map(([what, count]) => [what, String(count)]);
}

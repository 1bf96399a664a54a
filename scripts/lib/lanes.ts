import { sentenceOf } from './problem';
import { inTurn } from './rounds';
import { add, type Counts, failure, NO_TESTS, UNSTEADY_MAX, withSecondRun } from './test-report';

/** Runs tests; what it gets is the `again` of their last run, where only what failed then is to run. */
export type Tests = (again?: readonly string[]) => Promise<Counts>;

/**
 * Runs tests in lanes beside each other; those of one lane run one after the other. Where no more of some
 * tests fail than a busy machine explains, what failed runs once more when all lanes have ended, with nothing
 * beside it; what passes then is counted as unsteady.
 */
export async function runInLanes(lanes: readonly (readonly Tests[])[]): Promise<Counts> {
  const firsts = await Promise.all(
    lanes.map((lane) => inTurn(lane, async (tests) => ({ tests, first: await counted(tests) }))),
  );
  const counts = await inTurn(firsts.flat(), async ({ tests, first }) => {
    const { failed, again } = first;
    if (failed > UNSTEADY_MAX || again.length === 0) return first;
    return withSecondRun(first, await counted(() => tests(again)));
  });
  return counts.reduce(add);
}

/** What cannot even begin, as where no emulator starts, counts as failed: what runs beside it goes on. */
async function counted(tests: Tests): Promise<Counts> {
  try {
    return await tests();
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    const [first = '', ...more] = (sentenceOf(error) ?? stack ?? String(error)).split('\n');
    return { ...NO_TESTS, failed: 1, failures: [failure(first, more)] };
  }
}

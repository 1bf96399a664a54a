import { testsOfBuiltFunctions } from './vitest.built';

/** What production runs. Each file has processes of its own, whose times the others would change. */
export default testsOfBuiltFunctions('production', {
  fileParallelism: false,
  testTimeout: 30_000,
});

import { testsOfBuiltFunctions } from './vitest.built';

/** Random inputs: a few in `npm test`, many in `npm run fuzz`, which sets the mode `full`. */
export default testsOfBuiltFunctions('fuzz', { testTimeout: 600_000 });

import { testsOfBuiltFunctions } from './vitest.built';

/** Random inputs: a few in `npm test`, many in `npm run fuzz`, which sets `FUZZ=full`. */
export default testsOfBuiltFunctions('fuzz', { testTimeout: 600_000 });

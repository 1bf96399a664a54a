import { testsOfBuiltFunctions } from './vitest.built';

export default testsOfBuiltFunctions('fuzz', { testTimeout: 600_000 });

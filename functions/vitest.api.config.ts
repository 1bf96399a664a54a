import { testsOfFunctions } from './vitest.fuzz.config';

export default testsOfFunctions('api', {
  // Google's libraries take a second to load.
  isolate: false,
  unstubEnvs: true,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  restoreMocks: true,
});

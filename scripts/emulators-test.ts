import { checkEmulators } from './check/emulators';
import { build } from './lib/build';
import { main } from './lib/problem';
import { closingLines, isPassed } from './lib/test-report';

/**
 * The emulators that developers start, with what looks at a release tried on them, and the functions as
 * they are packed: a part of `npm run e2e`, by itself.
 */
await main(async () => {
  await build();
  const counts = await checkEmulators();
  console.log(closingLines(counts, 'emulators'));
  return isPassed(counts) ? 0 : 1;
});

import { parseArgs } from 'node:util';
import { runningEmulator } from './emulators/running-emulator';
import { main } from './lib/problem';
import { resetToSeed, seedIfEmpty } from './seed/run';

/** `npm run seed` fills an empty emulator; with `--reset` it replaces whatever is there. */
await main(async () => {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const target = await runningEmulator();
  if (values.reset) {
    await resetToSeed(target);
    console.log('Everything was replaced by the demo content.');
  } else if (await seedIfEmpty(target)) {
    console.log('The demo content is in place.');
  } else {
    console.log('There is content already: nothing was changed. --reset replaces it.');
  }
});

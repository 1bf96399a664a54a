import { parseArgs } from 'node:util';
import { runningEmulator } from './emulators/running-emulator';
import { main } from './lib/problem';
import { resetToSeed, seedIfEmpty } from './seed/run';

/** `npm run seed` fills an empty emulator; with `--reset` it replaces all content and accounts. */
await main(async () => {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const target = await runningEmulator();
  const name = `${target.GCLOUD_PROJECT} (emulator)`;
  if (values.reset) {
    await resetToSeed(target);
    console.log(`${name} holds the demo content, and nothing of what it held before.`);
  } else if (await seedIfEmpty(target)) {
    console.log(`${name} holds the demo content.`);
  } else {
    console.log(`${name} is not empty, and nothing was changed. --reset replaces what it holds.`);
  }
});

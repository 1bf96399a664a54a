import { parseArgs } from 'node:util';
import { hostingConfig } from './hosting/hosting-config';
import { readJson } from './lib/repository';
import { writeJson } from './lib/write-json';
import { main } from './lib/problem';

/** Writes the parts of `firebase.json` that follow from the tables of paths and headers. */
await main(async () => {
  // Takes no arguments, and rejects any.
  parseArgs();
  const config = readJson('firebase.json') as { hosting: object };
  Object.assign(config.hosting, hostingConfig());
  await writeJson('firebase.json', config);
});

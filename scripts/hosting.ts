import { parseArgs } from 'node:util';
import { hostingConfig } from './hosting/hosting-config';
import { readJson, writeJson } from './lib/json';
import { main } from './lib/problem';

/** Writes what follows from the tables of paths and of headers into `firebase.json`. */
await main(async () => {
  // It takes no argument, and says so of any.
  parseArgs();
  const config = readJson('firebase.json') as { hosting: object };
  Object.assign(config.hosting, hostingConfig());
  await writeJson('firebase.json', config);
});

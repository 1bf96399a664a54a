import { parseArgs } from 'node:util';
import { hostingConfig } from './hosting/hosting-config';
import { jsonFile } from './lib/json-file';
import { main } from './lib/problem';

/** Writes what follows from the tables of paths and of headers into `firebase.json`. */
await main(async () => {
  // It takes no argument, and says so of any.
  parseArgs();
  const file = jsonFile<{ hosting: object }>('firebase.json');
  const config = file.read();
  Object.assign(config.hosting, hostingConfig());
  await file.write(config);
});

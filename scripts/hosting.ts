import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { hostingConfig } from './hosting/hosting-config';
import { main } from './lib/problem';
import { root } from './lib/repository';

/** Writes what follows from the tables of paths and of headers into `firebase.json`. */
await main(async () => {
  // It takes no argument, and says so of any.
  parseArgs();
  const file = join(root, 'firebase.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { hosting: object };
  Object.assign(config.hosting, hostingConfig());
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(config), { ...options, parser: 'json' }));
});

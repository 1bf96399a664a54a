import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build';
import { root } from './lib/repository';

/**
 * After the first install, builds what `firebase emulators:start` serves, except on test machines.
 * A failed build doesn't fail the install, because the next build reports the same.
 */
const isBuilt = existsSync(join(root, 'functions/dist/index.js'));
if (!isBuilt && !process.env['CI']) {
  try {
    console.log('Building the site once, for the emulators …');
    build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

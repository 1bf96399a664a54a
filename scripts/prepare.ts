import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build';
import { root } from './lib/repository';

/**
 * After the first install, builds what `firebase emulators:start` serves. A machine that only tests builds
 * by itself; and an install does not fail for what a build says again when it is asked for.
 */
const isBuilt = existsSync(join(root, 'functions/dist/index.js'));
if (!isBuilt && !process.env['CI']) {
  try {
    console.log('Building the site once, for the emulators …');
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

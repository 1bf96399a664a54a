import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/repository';

/**
 * After the first install, builds what `firebase emulators:start` serves, except on test machines.
 * A failed build doesn't fail the install, because the next build reports the same.
 */
if (!existsSync(join(root, 'functions/dist/index.js')) && !process.env['CI']) {
  console.log('Building the site once, for the emulators …');
  spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

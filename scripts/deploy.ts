import { build } from './lib/build';
import { writeReleaseConfig } from './hosting/release-config';
import { main } from './lib/problem';
import { run } from './lib/processes';
import { root } from './lib/repository';

/** Builds, and deploys what was built; arguments go to `firebase deploy`. */
await main(() => {
  build();
  const config = `--config=${writeReleaseConfig()}`;
  return run('npx', ['firebase', 'deploy', config, ...process.argv.slice(2)], { cwd: root });
});

import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes `functions/dist` a folder that deploys by itself: one bundle with the contract inside, and
 * a package.json with the exact versions of what stays outside.
 */
const folder = import.meta.dirname;
const dist = join(folder, 'dist');

const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  dependencies: Record<string, string>;
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

await build({
  entryPoints: [join(folder, 'src/index.ts')],
  outfile: join(dist, 'index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Also what the emulator may run on; the deployed runtime is newer.
  target: 'node20',
  external: Object.keys(dependencies).flatMap((dependency) => [dependency, `${dependency}/*`]),
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
});

writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '22' },
      dependencies,
    },
    null,
    2,
  )}\n`,
);

import { build, type BuildOptions, context, type Plugin } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_BUNDLE } from '@torque-tide/contract/site-renderer';
import { writeCardParts } from '../scripts/images/card-parts';
import { writePackage } from './deployed-package';

/**
 * Creates `functions/dist`, a folder to deploy on its own, with exact versions of the libraries
 * that aren't bundled. `--watch` bundles again at each change, for `npm run dev`.
 */
const isWatching = process.argv.includes('--watch');
const folder = import.meta.dirname;
const dist = join(folder, 'dist');

const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  dependencies: Record<string, string>;
};

// An emulator that runs from the folder must always find it.
if (!isWatching) rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
writeCardParts(join(dist, 'cards'));

/**
 * The deploy tool needs it installed, but it is bundled: `onRequest` needs none of the checks of
 * callable functions.
 */
const BUNDLED = 'firebase-functions';
const withoutCallables: Plugin = {
  name: 'without-callables',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^firebase-admin\/(?:auth|app-check)$/ }, ({ path }) => ({
      path,
      external: true,
      // Only callable functions use it.
      sideEffects: false,
    }));
  },
};

const MODULES = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The emulator may run on an older Node than the deployed runtime.
  target: 'node20',
  external: Object.keys(dependencies).flatMap((dependency) =>
    dependency === BUNDLED ? [] : [dependency, `${dependency}/*`],
  ),
  // CommonJS libraries expect these.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`,
  },
  legalComments: 'none',
  sourcemap: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

const functions: BuildOptions = {
  ...MODULES,
  entryPoints: ['index.ts', 'media/picture-process.ts'].map((file) => join(folder, 'src', file)),
  outdir: dist,
  // Dynamic imports become files of their own.
  splitting: true,
  plugins: [withoutCallables],
};
if (isWatching) {
  await (await context(functions)).watch();
} else {
  await build(functions);
  // Separate from the deployed files: the content with which emulators fill themselves.
  await build({
    ...MODULES,
    entryPoints: [join(folder, '../scripts/seed/fill-emulators.ts')],
    outfile: join(folder, 'dist-demo/fill-emulators.mjs'),
    sourcemap: false,
  });
}

// The function `pages` renders with the site. It is bundled once more, because only this folder is
// deployed.
const site = join(folder, '../web/dist-server');
if (existsSync(site)) {
  await build({
    ...MODULES,
    entryPoints: [join(site, SITE_BUNDLE.entry)],
    outfile: join(dist, 'site', SITE_BUNDLE.entry),
  });
  cpSync(join(site, SITE_BUNDLE.build), join(dist, 'site', SITE_BUNDLE.build));
} else {
  console.warn('web/dist-server is missing: pages need `npm run build -w web` first');
}

writePackage(dist, {
  name,
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies,
});

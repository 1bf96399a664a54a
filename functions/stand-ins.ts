import type { Plugin } from 'esbuild';
import { join } from 'node:path';

const standIn = (name: string) => join(import.meta.dirname, 'stand-ins', `${name}.ts`);

/** What libraries load and the functions do not use, by how it is imported and by whom, and what stands in for it. */
const STAND_INS = [
  [/^whatwg-url$/, /\/node-fetch\//, 'url-library'],
  [/^protobufjs\/ext\/descriptor$/, /\/proto-loader\//, 'descriptors'],
  [
    /^\.\/(?:locationService|iamService|fallback)$|\/protos\/(?:locations|iam_service)$/,
    /\/google-gax\/build\/src\/index\.js$/,
    'other-clients',
  ],
] as const;

/**
 * Leaves out of the bundle what only takes time to load.
 *
 * @throws {Error} when a library loads it no more: its stand-in is to go, or to be made anew
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    setup: (bundler) => {
      const used = new Set<string>();
      for (const [filter, importers, name] of STAND_INS) {
        bundler.onResolve({ filter }, ({ importer }) => {
          if (!importers.test(importer)) return undefined;
          used.add(name);
          return { path: standIn(name) };
        });
      }
      bundler.onEnd(() => {
        const unused = STAND_INS.map(([, , name]) => name).filter((name) => !used.has(name));
        if (unused.length > 0)
          throw new Error(`Nothing loads what these stand in for: ${unused.join(', ')}`);
      });
    },
  };
}

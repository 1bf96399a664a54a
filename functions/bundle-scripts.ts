import { type BuildOptions, type Plugin, transform } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** What `start/scripts.ts` calls a file of the bundle with. */
const PARAMETERS = 'exports, require, module, __filename, __dirname';

/** Of files that `start/scripts.ts` loads. */
export const SCRIPTS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Also what the emulator may run on; the deployed runtime is newer.
  target: 'node20',
  define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
  legalComments: 'none',
  sourcemap: 'inline',
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Writes what is bundled as functions of CommonJS, since V8 keeps what it has made of a script, and of a module
 * only inside of Node. esbuild itself splits modules alone.
 *
 * @param written is called when all is there
 */
export function writeScripts(written = () => {}): Plugin {
  return {
    name: 'write-scripts',
    setup: (bundler) => {
      bundler.onEnd(async ({ outputFiles = [] }) => {
        await Promise.all(outputFiles.map(({ path, text }) => writeScript(path, text)));
        written();
      });
    },
  };
}

async function writeScript(path: string, text: string): Promise<void> {
  const { code, map } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // What is imported late is loaded by the same function.
    supported: { 'dynamic-import': false },
    banner: `(function (${PARAMETERS}) {`,
    footer: '})',
    sourcemap: 'external',
    sourcefile: path,
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
  writeFileSync(`${path}.map`, map);
}

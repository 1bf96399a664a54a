import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** A file of the bundle: a function of what CommonJS gives to a file. */
type Run = (
  exports: unknown,
  require: (id: string) => unknown,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

/** The files of the bundle, each loaded once. */
export interface Scripts {
  /** What a file exports, by its path. */
  load: (file: string) => unknown;
  /** Of the files that are loaded, those that V8 did not have to compile. */
  compiledBefore: () => string[];
  /** Stores what V8 has made of the files that are loaded, so that the next process begins with it. */
  keepCompiled: () => void;
}

/** Where that is, beside the bundle. V8 tells another file by its length alone: a new bundle begins without it. */
export const COMPILED_FOLDER = 'compiled';
/** What V8 has made of a file holds for the heap's largest size alone, which Google's images set for each instance. */
const HEAP_SIZE = /--max-old-space-size=(\d+)/g;

/**
 * Loads files of the bundle as Node would, and gives V8 what it has made of them when the image was built.
 * Node's own compile cache finds nothing in another instance: it looks into a folder of one user and one sort of
 * processor. V8 itself looks at its version, its flags and the length of the file, and compiles what does not fit.
 *
 * @param folder of the bundle
 */
export function createScripts(folder: string): Scripts {
  const requireInstalled = createRequire(join(folder, 'index.js'));
  const loaded = new Map<string, { script: Script; module: { exports: unknown } }>();
  const options = [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' ');
  const heapSize = [...options.matchAll(HEAP_SIZE)].at(-1)?.[1] ?? 'default';
  const compiledFolder = join(folder, COMPILED_FOLDER, heapSize);
  const compiledOf = (file: string) => join(compiledFolder, `${basename(file)}.bin`);

  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known) return known.module.exports;
    const compiled = compiledOf(file);
    const script = new Script(readFileSync(file, 'latin1'), {
      filename: file,
      ...(existsSync(compiled) && { cachedData: readFileSync(compiled) }),
    });
    const module = { exports: {} };
    loaded.set(file, { script, module });
    try {
      const run = script.runInThisContext() as Run;
      run(module.exports, (id) => requireFrom(file, id), module, file, dirname(file));
    } catch (error) {
      // Whoever asks next may have more luck.
      loaded.delete(file);
      throw error;
    }
    return module.exports;
  }

  function requireFrom(file: string, id: string): unknown {
    const path = id.startsWith('file:') ? fileURLToPath(id) : join(dirname(file), id);
    const isOwn = /^(?:\.|file:)/.test(id) && path.startsWith(join(folder, sep));
    return isOwn ? load(path) : requireInstalled(id.startsWith('file:') ? path : id);
  }

  return {
    load,
    compiledBefore: () =>
      [...loaded]
        .filter(([, { script }]) => script.cachedDataRejected === false)
        .map(([file]) => basename(file)),
    keepCompiled: () => {
      mkdirSync(compiledFolder, { recursive: true });
      for (const [file, { script }] of loaded) {
        writeFileSync(compiledOf(file), script.createCachedData());
      }
    },
  };
}

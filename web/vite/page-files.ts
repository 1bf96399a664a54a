import type { Manifest } from 'vite';

const ENTRY = 'src/site/app/main.tsx';

/** The files of the client's build that a page needs. */
interface PageFiles {
  /**
   * The scripts it needs before it is interactive, in the order of their imports; the last one
   * starts the app.
   */
  scripts: string[];
  /** The style sheets of those scripts. */
  sheets: string[];
}

/**
 * Returns the files that a page needs.
 *
 * @param page its module, named as in `routes.ts` @throws {Error} if the build has no such page
 */
export function filesOf(manifest: Manifest, page: string): PageFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  /** Adds a chunk after its imports. */
  function collect(name: string): void {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (scripts.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) collect(imported);
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  }
  for (const module of [`src/site/${page}.tsx`, ENTRY]) collect(module);
  return { scripts: [...scripts], sheets: [...sheets] };
}

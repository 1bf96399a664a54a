import type { Manifest } from 'vite';

const ENTRY = 'src/site/app/main.tsx';

/** What a page needs of the client's build. */
interface PageFiles {
  /** Before it answers its visitor, each after those that it needs; the last one starts the app. */
  scripts: string[];
  /** What those scripts show is styled by these. */
  sheets: string[];
}

/**
 * The files that a page needs.
 *
 * @param page as `routes.ts` names its module
 * @throws {Error} when the build has no such page
 */
export function filesOf(manifest: Manifest, page: string): PageFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  /** Adds a chunk, and before it what it imports. */
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

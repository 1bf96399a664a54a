import type { Rolldown } from 'vite';

const ENTRY = '/src/main.tsx';

/** Files of the client's build that a page needs before it answers its visitor, the app's own first. */
export function chunksOf(output: readonly Rolldown.RolldownOutput[], path: string): string[] {
  const chunks = output.flatMap(({ output: files }) =>
    files.filter((file) => file.type === 'chunk'),
  );
  const wanted = new Set<string>();
  for (const module of [ENTRY, pageModule(path)]) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    collect(chunk.fileName, chunks, wanted);
  }
  return [...wanted];
}

/** Where a route's page lies: its file is named for its path. */
function pageModule(path: string): string {
  const names: Record<string, string> = { '/': '/home', '/404': '/not-found' };
  return `/src/app/routes/public${names[path] ?? path}.tsx`;
}

/** Adds a file, and before it what it imports. */
function collect(
  fileName: string,
  chunks: readonly Rolldown.OutputChunk[],
  wanted: Set<string>,
): void {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  if (!chunk || wanted.has(fileName)) return;
  for (const name of chunk.imports) collect(name, chunks, wanted);
  wanted.add(fileName);
}

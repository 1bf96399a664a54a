import type { Rolldown } from 'vite';

const ENTRY = '/src/main.tsx';

/**
 * Files of the client's build that a page needs before it answers its visitor, each after those that
 * it needs; the last one starts the app.
 *
 * @param page as `routes.ts` names its file
 */
export function chunksOf({ output }: Rolldown.RolldownOutput, page: string): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set<string>();
  for (const module of [`/src/app/routes/public/${page}.tsx`, ENTRY]) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    collect(chunk.fileName, chunks, wanted);
  }
  return [...wanted];
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

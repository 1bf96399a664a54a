import type { Rolldown } from 'vite';

/** Runtime styles belong to the admin area and to lazily loaded parts. */
const RUNTIME_STYLES = /\/node_modules\/@(?:mui|emotion)\//;

/**
 * Stops the build if public pages load MUI or Emotion at first: one wrong import would add 40 kB.
 *
 * @param parts the files of each page
 * @throws {Error} if a page has either
 */
export function checkPagesAreLean(
  { output }: Rolldown.RolldownOutput,
  parts: Readonly<Record<string, readonly string[]>>,
): void {
  const brings = new Map(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.find((id) => RUNTIME_STYLES.test(id)),
      ]),
  );
  for (const [page, files] of Object.entries(parts)) {
    const file = files.find((name) => brings.get(name));
    if (file)
      throw new Error(
        `The page ${page} loads runtime styles at once: ${brings.get(file)} in ${file}`,
      );
  }
}

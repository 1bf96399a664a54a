import type { Rolldown } from 'vite';

/** What styles while it runs belongs to the admin area and to parts that are loaded when used. */
const RUNTIME_STYLES = /\/node_modules\/@(?:mui|emotion)\//;

/**
 * Keeps MUI and Emotion out of what public pages load before anyone uses them: one import at the wrong place
 * would bring back their 40 kB.
 *
 * @param parts the files of each page
 * @throws {Error} when a page has either
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

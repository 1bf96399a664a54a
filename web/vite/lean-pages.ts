import type { Rolldown } from 'vite';

const MUI = '/node_modules/@mui/';

/**
 * Keeps MUI out of what public pages load before anyone uses them: one import at the wrong place
 * would bring back its 30 kB.
 *
 * @param parts the files of each page
 * @throws {Error} when a page has MUI
 */
export function checkPagesAreLean(
  { output }: Rolldown.RolldownOutput,
  parts: Readonly<Record<string, readonly string[]>>,
): void {
  const brings = new Map(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, moduleIds }) => [fileName, moduleIds.find((id) => id.includes(MUI))]),
  );
  for (const [page, files] of Object.entries(parts)) {
    const file = files.find((name) => brings.get(name));
    if (file) throw new Error(`The page ${page} loads MUI at once: ${brings.get(file)} in ${file}`);
  }
}

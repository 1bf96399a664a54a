import type { SiteBuild } from '@torque-tide/contract/site-renderer';

/** A class in a built style sheet. */
const CLASS = /\.([a-z_-][\w-]*)/gi;
const CLASSES_OF_ELEMENT = / class="([^"]+)"/g;

/**
 * Finds a rendered page's style sheets: those of its scripts, and those of classes in its HTML,
 * such as parts whose script loads later.
 *
 * They are inlined in one element, so that the policy needs one hash. Disabled links tell Vite's
 * loader that the sheets are already there, so that it doesn't fetch them.
 */
export function createStyleFinder({
  css,
  sheets,
}: SiteBuild): (page: string, html: string) => string {
  const fileOfClass = new Map(
    Object.entries(css).flatMap(([file, text]) =>
      [...text.matchAll(CLASS)].map(([, name = '']) => [name, file] as const),
    ),
  );
  return (page, html) => {
    const wanted = new Set(sheets[page]);
    for (const [, names = ''] of html.matchAll(CLASSES_OF_ELEMENT)) {
      for (const name of names.split(' ')) {
        const file = fileOfClass.get(name);
        if (file) wanted.add(file);
      }
    }
    if (wanted.size === 0) return '';
    const files = [...wanted];
    const style = `<style>${files.map((file) => css[file]?.trim()).join('')}</style>`;
    return style + files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  };
}

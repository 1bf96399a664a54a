import type { SiteBuild } from '@torque-tide/contract/site-renderer';

/** A class in a built style sheet. */
const CLASS = /\.([a-z_-][\w-]*)/gi;
const CLASSES_OF_ELEMENT = / class="([^"]+)"/g;

/**
 * Finds the style sheets of a rendered page, for the head of its document: those of the scripts that
 * make the page, and those of whatever else stands in it, such as parts whose script comes later.
 *
 * They stand there whole, in one element, so that the document's policy names one hash for them. The
 * links beside it are disabled, so that no browser fetches them: they tell Vite's loader of modules that
 * the sheets are there already.
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

import type { SiteBuild } from '@torque-tide/contract/site-renderer';

/** A class in a built style sheet. */
const CLASS = /\.([a-z_-][\w-]*)/gi;
const CLASSES_OF_ELEMENT = / class="([^"]+)"/g;

/**
 * Finds the style sheets of a rendered page, for the head of its document: those of the scripts that
 * make the page, and those of whatever else stands in it, such as parts whose script comes later.
 *
 * Each stands there whole, a constant text. The link beside it is disabled, so that no browser fetches
 * it: it tells Vite's loader of modules that the sheet is there already.
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
    return [...wanted]
      .map(
        (file) =>
          `<style>${css[file]?.trim()}</style><link rel="stylesheet" href="/${file}" disabled>`,
      )
      .join('');
  };
}

/** A page as rendered on the server. */
export interface RenderedPage {
  html: string;
  /** The page's `title`, `meta` and `link` elements. */
  head: string;
  /** The part of the URL's search that the page depends on; mostly empty. */
  search?: string;
}

const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/**
 * Inserts a rendered page into the built shell.
 *
 * @param data elements for the end of the body @throws {Error} if the shell lacks a place for it
 */
export function fillDocument(
  shell: string,
  { html, head, search = '' }: RenderedPage,
  data = '',
): string {
  const withHead = put(shell, HEAD_END, `${head}${HEAD_END}`);
  const shown = search && ` data-search="${search.replaceAll('&', '&amp;')}"`;
  return put(withHead, ROOT, `<div id="root"${shown}>${html}</div>${data}`);
}

function put(document: string, place: string, content: string): string {
  const [before, after, ...others] = document.split(place);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`The document must hold ${place} once`);
  }
  return before + content + after;
}

/** One page as a server renders it. */
export interface RenderedPage {
  /** The app's markup. */
  html: string;
  /** `title`, `meta` and `link` elements of the page. */
  head: string;
  /** What it shows of its address's search; empty for most pages. */
  search?: string;
}

const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/**
 * Puts a rendered page into the built, empty document.
 *
 * @param data elements for the end of the body
 * @throws {Error} when the document has not the places for it
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

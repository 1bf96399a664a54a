/** What React hoists: it writes these before everything else when it renders no `head` itself. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Parts a render into the elements that belong into the document's head, and the rest. */
export function splitHead(rendered: string): { head: string; html: string } {
  // Attribute values and texts are escaped by React: they hold neither `<` nor `>`.
  const head = HOISTED.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

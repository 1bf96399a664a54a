/** A parsed XML element. */
export interface ParsedElement {
  tagName: string;
  textContent: string;
  children: Iterable<ParsedElement>;
  getAttribute: (name: string) => string | null;
}

type Parser = new () => {
  parseFromString: (
    text: string,
    type: 'application/xml' | 'text/html',
  ) => {
    documentElement: ParsedElement;
    getElementsByTagName: (name: string) => { length: number };
  };
};

/**
 * Returns a document's root, read by the strict parser of jsdom. Only for tests that ask for that
 * environment; functions have no DOM, and so no types of one.
 *
 * @throws {Error} if the document is not well-formed
 */
export function parseXml(text: string): ParsedElement {
  const { DOMParser } = globalThis as unknown as { DOMParser: Parser };
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) {
    throw new Error(`Not well-formed: ${document.documentElement.textContent}`);
  }
  return document.documentElement;
}

/** Returns the text of HTML. */
export function htmlText(html: string): string {
  const { DOMParser } = globalThis as unknown as { DOMParser: Parser };
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}

/** Returns the children with a name. */
export function childrenNamed(parent: ParsedElement, name: string): ParsedElement[] {
  return [...parent.children].filter(({ tagName }) => tagName === name);
}

/** Returns the text of the child with a name; undefined if there is none. */
export function childText(parent: ParsedElement, name: string): string | undefined {
  return childrenNamed(parent, name)[0]?.textContent;
}

/** An element as tests look at it. */
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
 * The root of a document, read by the strict parser of the tests' DOM. For tests whose file asks
 * for that environment; functions have no DOM, and so no types of one.
 *
 * @throws {Error} when the document is not well-formed
 */
export function parseXml(text: string): ParsedElement {
  const { DOMParser } = globalThis as unknown as { DOMParser: Parser };
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) {
    throw new Error(`Not well-formed: ${document.documentElement.textContent}`);
  }
  return document.documentElement;
}

/** What a reader sees of HTML. */
export function htmlText(html: string): string {
  const { DOMParser } = globalThis as unknown as { DOMParser: Parser };
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}

/** The children of an element that have a name. */
export function childrenNamed(parent: ParsedElement, name: string): ParsedElement[] {
  return [...parent.children].filter(({ tagName }) => tagName === name);
}

/** The text of the one child that has a name; undefined when there is none. */
export function childText(parent: ParsedElement, name: string): string | undefined {
  return childrenNamed(parent, name)[0]?.textContent;
}

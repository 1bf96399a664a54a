/**
 * jsdom computes a style by matching each of its own rules with the element, and again after any
 * change of the document: an eighth of the time of these tests, since a query by role asks for the
 * styles of all it passes. Here the rules of the browser are matched once for each kind of element;
 * style sheets of the site, which tests do not load, have no part in it.
 */
const compute = window.getComputedStyle.bind(window);
const known = new Map<string, CSSStyleDeclaration>();

export function computedStyle(element: Element): CSSStyleDeclaration {
  const own = styleOfItsKind(element);
  return new Proxy(own, {
    get(_, property) {
      if (property === 'visibility') return visibilityOf(element);
      if (property === 'getPropertyValue') {
        return (name: string) =>
          name === 'visibility' ? visibilityOf(element) : own.getPropertyValue(name);
      }
      const value: unknown = Reflect.get(own, property, own);
      return typeof value === 'function' ? (value.bind(own) as unknown) : value;
    },
  });
}

/** What the browser gives an element of this kind, and what the element says itself. */
function styleOfItsKind(element: Element): CSSStyleDeclaration {
  const attributes = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.tagName, ...attributes]);
  let style = known.get(kind);
  if (!style) {
    style = compute(element.cloneNode(false) as Element);
    known.set(kind, style);
  }
  return style;
}

/** The one inherited property that a test asks for. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style.visibility;
    if (own) return own;
  }
  return 'visible';
}

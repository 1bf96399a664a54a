/**
 * Speeds up `getComputedStyle`: jsdom matches every default rule with the element again after each
 * change. That took an eighth of these tests' time, because queries by role ask for the styles of
 * many elements. Here the default rules are matched once per kind of element; tests load none of
 * the site's style sheets.
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

/** Returns the default style of this kind of element with its inline style. */
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

/** Returns the only inherited property that tests ask for. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style.visibility;
    if (own) return own;
  }
  return 'visible';
}

/** An element as a user tells it: which sort, its label or text, or a part of what it says. */
export interface Target {
  css: string;
  name?: string | RegExp;
  says?: string;
}

/** A target in the words of a failure. */
export function nameOf({ css, name, says }: Target): string {
  return [css, name, says && `that says ‘${says}’`].filter(Boolean).join(' ');
}

/** In the page: the elements of a target that can be seen. */
export function found({ css, name, says }: Target): string {
  const isNamed =
    name instanceof RegExp ? `${String(name)}.test(name)` : `name === ${JSON.stringify(name)}`;
  return `[...document.querySelectorAll(${JSON.stringify(css)})].filter((element) => {
    if (!element.textContent.includes(${JSON.stringify(says ?? '')})) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (${name === undefined}) return true;
    const labels = [...(element.labels ?? [])].map((label) => label.innerText).join(' ');
    const by = document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0])?.innerText;
    const told = element.getAttribute('aria-label') || by || labels || element.innerText || element.placeholder || '';
    const name = told.replace(/\\s+/g, ' ').trim();
    return ${isNamed};
  })`;
}

/** In the page: where a target can be pressed, or why not; it is scrolled into sight. */
export function placeOf(target: Target): string {
  return `(() => {
    const [element] = ${found(target)};
    if (!element) return 'it is not there';
    if (element.matches(':disabled')) return 'it is disabled';
    const seen = element.getBoundingClientRect();
    if (seen.top < 0 || seen.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const hit = document.elementFromPoint(...at);
    const isHit = hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
    return isHit ? at : 'it lies below ' + (hit?.outerHTML.slice(0, 200) ?? 'nothing') + ' at ' + at;
  })()`;
}

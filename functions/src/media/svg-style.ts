import { refused } from './refusal';
import { SVG_ATTRIBUTES, SVG_STYLE_FUNCTIONS, SVG_STYLES } from './svg-names';

/** A rule of a style sheet. */
export interface StyleRule {
  selectors: string[];
  body: string;
}

const FUNCTION = /(?<![\w-])([\w-]+)\(/g;
/** A variable, and what a drawing program writes for itself. */
const OWN_NAME = /^-(?:-|inkscape-)/;
/** Of these, no value is a style: drawing programs write names into them, with whatever brackets. */
const NAMES: ReadonlySet<string> = new Set(
  'id class in in2 result role lang font-family systemLanguage'.split(' '),
);

/** @throws {AppError} `invalid`, where an attribute calls what no drawing needs, such as `blur()` */
export function checkFunctions(value: string, attribute = ''): void {
  if (NAMES.has(attribute)) return;
  for (const [, name = ''] of value.matchAll(FUNCTION)) {
    if (!SVG_STYLE_FUNCTIONS.has(name.toLowerCase()))
      throw refused(`This SVG contains a style that no drawing needs: ${name}().`);
  }
}

/**
 * Looks at each declaration: styles can do more than attributes, as shadows, backgrounds and paths that
 * a thousand parts take from one line.
 *
 * @throws {AppError} `invalid`
 */
export function checkDeclarations(body: string): void {
  for (const declaration of body.split(';')) {
    const [name = '', ...value] = declaration.split(':');
    const property = name.trim().toLowerCase();
    if (value.length === 0 && property === '') continue;
    if (!OWN_NAME.test(property) && !SVG_ATTRIBUTES.has(property) && !SVG_STYLES.has(property))
      throw refused(
        `This SVG contains a style that no drawing needs: ${name.trim().slice(0, 60)}.`,
      );
    checkFunctions(value.join(':'), property);
  }
}

/**
 * The rules of a style sheet.
 *
 * @throws {AppError} `invalid` where it could mean something else to a browser
 */
export function rulesOf(sheet: string): StyleRule[] {
  const plain = withoutComments(sheet);
  const unquoted = plain.replace(/"[^"{}]*"|'[^'{}]*'/g, '');
  if (/["']|\{[^{}]*\{|\}[^{}]*\}/.test(unquoted)) throw notPlain();
  return plain.split('}').flatMap((rule) => {
    const [selectors = '', body] = rule.split('{');
    if (body === undefined) return [];
    return [{ selectors: selectors.split(',').map((selector) => selector.trim()), body }];
  });
}

function withoutComments(sheet: string): string {
  if (!sheet.includes('/*')) return sheet;
  // Within these a comment is none.
  if (/["'(]/.test(sheet)) throw notPlain();
  const [first = '', ...others] = sheet.split('/*');
  return first + others.map((part) => part.split('*/').slice(1).join(' ')).join(' ');
}

function notPlain() {
  return refused('This SVG contains a style sheet that cannot be read plainly.');
}

import { expect, test } from 'vitest';
import { declarations } from './css-variables';
import { palettes } from './palette';
import { siteTheme } from './site-theme';
import { theme as muiTheme } from './theme';

/** MUI's references carry their light value as a fallback, and its lengths are multiples of a variable. */
function plain(text: string): string {
  return text
    .replace(/^var\((--[\w-]+), [^()]*(?:\([^()]*\))?\)$/, 'var($1)')
    .replace(/calc\((-?[\d.]+) \* var\(--mui-spacing, 8px\)\)/g, (_all, n) => `${Number(n) * 8}px`)
    .replace(/var\(--mui-spacing, 8px\)/g, '8px');
}

type Tree = { readonly [name: string]: unknown };

/** Every text of a tree with the names that lead to it. */
function texts(
  tree: Tree,
  path: readonly string[] = [],
): [path: readonly string[], text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [readonly string[], string][] =>
    typeof value === 'string' ? [[[...path, name], value]] : texts(value as Tree, [...path, name]),
  );
}

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce((node: unknown, name) => (node as Tree | undefined)?.[name], tree);
}

test('every colour is the same variable in both themes', () => {
  const colours = texts(siteTheme.vars.palette);
  expect(colours.length).toBeGreaterThan(20);
  for (const [path, reference] of colours) {
    expect(plain(String(at(muiTheme.vars.palette, path))), path.join('.')).toBe(reference);
  }
});

test.each(['light', 'dark'] as const)(
  'the %s scheme gives each variable the value of MUI',
  (scheme) => {
    const sheets = muiTheme.generateStyleSheets() as Record<string, Record<string, unknown>>[];
    const selector =
      scheme === 'light' ? ':root, [data-color-scheme="light"]' : '[data-color-scheme="dark"]';
    const values = Object.assign({}, ...sheets.map((sheet) => sheet[selector])) as Tree;
    const own = declarations(palettes[scheme], 'palette');
    expect(values).toMatchObject(own);
    const named = texts(siteTheme.vars.palette).map(([, reference]) => reference);
    expect(named).toEqual(Object.keys(own).map((name) => `var(${name})`));
  },
);

test('texts, corners and layers are the same', () => {
  expect(muiTheme.typography).toMatchObject(siteTheme.typography);
  expect(muiTheme.shape).toMatchObject(siteTheme.shape);
  expect(muiTheme.zIndex).toMatchObject(siteTheme.zIndex);
  expect(siteTheme.typography.h1).toEqual(muiTheme.typography.h1);
  expect(siteTheme.typography.button).toEqual(muiTheme.typography.button);
});

test.each([[[2]], [[0.75, 0, 4]], [[-2.5]], [[0, 'auto']], [[1, 2, 3, 4]]] as const)(
  'spacing(%j) is as long',
  (steps) => {
    const [first, ...others] = steps;
    expect(siteTheme.spacing(...steps)).toBe(
      plain(muiTheme.spacing(first, ...(others as unknown as []))),
    );
  },
);

test.each(['sm', 'md', 'lg', 700] as const)('the media queries at %s are the same', (width) => {
  expect(siteTheme.breakpoints.up(width)).toBe(muiTheme.breakpoints.up(width));
  expect(siteTheme.breakpoints.down(width)).toBe(muiTheme.breakpoints.down(width));
  expect(siteTheme.breakpoints.between('sm', width === 'sm' ? 'md' : width)).toBe(
    muiTheme.breakpoints.between('sm', width === 'sm' ? 'md' : width),
  );
});

test('styles for one scheme are told apart in the same way', () => {
  const styles = { opacity: 0.5 };
  expect(siteTheme.applyStyles('dark', styles)).toEqual(muiTheme.applyStyles('dark', styles));
});

import type { Named } from './palette';

/** Begins the name of every variable: MUI's own prefix, so that its widgets take the same ones. */
const PREFIX = '--mui';

type Tree = { readonly [name: string]: string | Tree };

/** A CSS variable for each text of a tree, with that text as its value. */
export function declarations(tree: Tree, name: string): Record<string, string> {
  const variables: Record<string, string> = {};
  walk(tree, `${PREFIX}-${name}`, (variable, value) => {
    variables[variable] = value;
    return value;
  });
  return variables;
}

/** The same tree with references to its CSS variables in the place of their values. */
export function references<T extends Tree>(tree: T, name: string): Named<T> {
  return walk(tree, `${PREFIX}-${name}`, (variable) => `var(${variable})`) as Named<T>;
}

function walk(
  tree: Tree,
  prefix: string,
  visit: (variable: string, value: string) => string,
): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const variable = `${prefix}-${name}`;
      return [
        name,
        typeof value === 'string' ? visit(variable, value) : walk(value, variable, visit),
      ];
    }),
  );
}

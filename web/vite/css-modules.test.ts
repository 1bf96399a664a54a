import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// TypeScript accepts any class of a CSS module; this test finds missing ones.

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(source, file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.([a-z][\w-]*)/gi;
const KEYFRAMES = /@keyframes ([\w-]+)/g;

/** Returns the classes that a style sheet has rules for. */
function classesOf(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8').replaceAll(COMMENT, '').replaceAll(KEYFRAMES, '');
  // The text before a brace is a selector, or a condition without classes.
  const selectors = css.match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((text) => [...text.matchAll(CLASS)].map(([, name = '']) => name));
}

/** The classes that the code uses from each style sheet. */
const used = new Map<string, Set<string>>();
for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  const code = text.replaceAll(IMPORT, '');
  for (const [, local = '', path = ''] of text.matchAll(IMPORT)) {
    const sheet = path.startsWith('@/')
      ? join(source, path.slice(2))
      : resolve(dirname(file), path);
    const names = used.get(sheet) ?? new Set();
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
      names.add(name);
    }
    used.set(sheet, names);
  }
}

test('uses exactly the classes that each style sheet has', () => {
  expect(modules.length).toBeGreaterThan(50);
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
  const listed = (classes: (sheet: string) => Iterable<string>) =>
    Object.fromEntries(modules.map((sheet) => [sheet, sorted(classes(sheet))]));
  expect(listed((sheet) => used.get(sheet) ?? [])).toEqual(listed(classesOf));
});

test("has each style sheet of the kit in its layer, below the pages'", () => {
  for (const sheet of modules) {
    const layer = /\/src\/(?:shared|site\/(?:layout|ui|document))\//.test(sheet)
      ? 'kit'
      : '(?:kit|page)';
    expect(readFileSync(sheet, 'utf8'), sheet).toMatch(new RegExp(`^@layer ${layer} \\{`, 'm'));
  }
});

test("names no colour in a component's style sheet", () => {
  // A mask isn't a colour: it sets opacity.
  const named = /#(?!000\b)[0-9a-f]{3,8}\b/i;
  expect(modules.filter((sheet) => named.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});

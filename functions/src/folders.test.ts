import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Relative imports, of types and at run time too. */
const IMPORTED = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** Which folders the sources of each folder import. */
function folderGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const folder = dirname(file);
    const imports = graph.get(folder) ?? new Set();
    graph.set(folder, imports);
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const [, path = ''] of text.matchAll(IMPORTED)) {
      const imported = dirname(join(folder, path));
      if (imported !== folder) imports.add(imported);
    }
  }
  return graph;
}

/** The folders that reach themselves. */
function inCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (start: string, seen = new Set<string>()): Set<string> => {
    for (const next of graph.get(start) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return [...graph.keys()].filter((folder) => reach(folder).has(folder));
}

test('folders import each other one way', () => {
  const graph = folderGraph();
  expect(graph.get('http')).toContain('kinds');
  expect(graph.get('kinds')).toContain('content');
  expect(graph.get('content')).toEqual(new Set(['lib']));
  expect(inCycles(graph)).toEqual([]);
});

test('a cycle of folders is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(inCycles(graph)).toEqual(['a', 'b', 'c']);
});

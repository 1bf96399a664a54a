import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWrongImports, readImports } from './graph';
import { WINGS } from './layers';

const root = resolve(import.meta.dirname, '../..');
const imports = readImports(root, WINGS);

test('no import points up, and no folders import each other', () => {
  expect(findWrongImports(imports, WINGS)).toEqual([]);
});

test.each(WINGS)('each room of $name that has a layer exists', ({ folder, layers }) => {
  const files = imports.flatMap(({ from, to }) => [from, to]);
  for (const room of layers.flat()) {
    const place = `${folder}/${room}`.replace(/\/\*(?:\.ts)?$/, '');
    expect(
      files.some((file) => file === place || file.startsWith(`${place}/`)),
      place,
    ).toBe(true);
  }
});

test('the rooms of the admin wing are listed in their order', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = text.split('## The rooms of the admin wing\n');
  const [table = ''] = section.split('\n## ');
  const told = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, room = '']) => room);
  const layers = WINGS.find(({ name }) => name === 'admin')?.layers ?? [];
  const placeOf = (room: string) => layers.findIndex((layer) => layer.includes(room));
  expect(told.toSorted()).toEqual(layers.flat().toSorted());
  expect(told.map(placeOf)).toEqual(told.map(placeOf).toSorted((a, b) => a - b));
});

test.each([
  ['above', 'web/src/site/ui/link.tsx', 'web/src/site/contact/page.tsx', '‘contact’ stands above'],
  [
    'beside',
    'web/src/admin/kinds/jobs/a.ts',
    'web/src/admin/kinds/consultants/b.ts',
    'stands beside',
  ],
  ['in another wing', 'contract/src/api.ts', 'functions/src/index.ts', 'may import no other wing'],
  ['apart', 'functions/src/pages/a.ts', 'functions/src/admin-session/b.ts', 'stays apart from'],
  [
    'without a layer',
    'functions/src/mails/send.ts',
    'functions/src/lib/time.ts',
    'in no room of functions',
  ],
])('finds an import of a room that stands %s', (_, from, to, reason) => {
  expect(findWrongImports([{ from, line: 1, to }], WINGS)).toEqual([
    expect.stringContaining(reason),
  ]);
});

test('finds folders that import each other', () => {
  const imports = [
    { from: 'fields/a.ts', line: 1, to: 'fields/paste/b.ts' },
    { from: 'fields/paste/b.ts', line: 1, to: 'fields/c.ts' },
  ];
  expect(findWrongImports(imports, WINGS)).toEqual([expect.stringContaining('import each other')]);
});

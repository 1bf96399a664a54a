import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWrongImports, readImports } from './graph';
import { WINGS } from './layers';

const root = resolve(import.meta.dirname, '../..');
const imports = readImports(root, WINGS);

test('no import points up, and no imports are circular', () => {
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

/** Uses the real layers, so that each wing's order is tested. */
test.each([
  ['above', 'functions/src/lib/time.ts', 'functions/src/http/app.ts', '‘http’ stands above it'],
  [
    'above',
    'web/src/admin/ui/badge.tsx',
    'web/src/admin/forms/merge-view.tsx',
    '‘forms’ stands above',
  ],
  ['above', 'web/src/site/ui/link.tsx', 'web/src/site/contact/page.tsx', '‘contact’ stands above'],
  [
    'above',
    'web/src/shared/browser/scroll.ts',
    'web/src/shared/theme/tokens.ts',
    '‘theme’ stands above',
  ],
  ['above', 'domain/src/landings/a.ts', 'domain/src/jobs/job-filter.ts', '‘jobs’ stands above'],
  ['above', 'scripts/lib/processes.ts', 'scripts/emulators/ports.ts', '‘emulators’ stands above'],
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
])('finds an import of a room that stands %s: %s', (_, from, to, reason) => {
  expect(findWrongImports([{ from, line: 1, to }], WINGS)).toEqual([
    expect.stringContaining(reason),
  ]);
});

test('finds folders that import each other, and a circle of files', () => {
  const [a, b, c] = ['fields/a.ts', 'fields/paste/b.ts', 'fields/c.ts'] as const;
  const circle = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  const imports = circle.map(([from, to]) => ({ from, line: 1, to }));
  expect(findWrongImports(imports, WINGS)).toEqual([
    expect.stringContaining('import each other'),
    expect.stringContaining(`A circle of files: ${[a, b, c, a].join(' → ')}`),
  ]);
});

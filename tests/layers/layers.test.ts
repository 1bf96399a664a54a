import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWrongImports, type Import, readImports } from './graph';
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

test.each([
  ['by a path', 'functions/src/index.ts', 'functions/src/http/app.ts'],
  ['by the alias', 'web/src/admin/app/routes.tsx', 'web/src/shared/ui/errors/page-failure.tsx'],
  ['by the name of a package', 'functions/src/http/app.ts', 'contract/src/api.ts'],
  ['late', 'web/src/admin/app/routes.tsx', 'web/src/admin/shell/dashboard-page.tsx'],
  ['of types', 'functions/src/feeds/reader-feeds.ts', 'functions/src/feeds/feed-item.ts'],
])('finds an import that is made %s', (_, from, to) => {
  expect(imports).toContainEqual({ from, line: expect.any(Number) as number, to });
});

describe('the findings and their sentences', () => {
  /** Uses the real layers, so that each wing's order is tested. */
  const said = (...made: readonly Import[]) => findWrongImports(made, WINGS);
  const importing = (from: string, to: string, line = 1): Import => ({ from, line, to });

  test.each([
    ['functions', 'functions/src/lib/time.ts', 'functions/src/http/app.ts'],
    ['admin', 'web/src/admin/ui/badge.tsx', 'web/src/admin/forms/merge-view.tsx'],
    ['site', 'web/src/site/ui/contact-link.tsx', 'web/src/site/contact/contact-page.tsx'],
    ['shared', 'web/src/shared/browser/scroll.ts', 'web/src/shared/theme/tokens.ts'],
    ['domain', 'domain/src/landings/landings.ts', 'domain/src/jobs/job-filter.ts'],
    ['scripts', 'scripts/lib/processes.ts', 'scripts/emulators/ports.ts'],
    ['two kinds', 'web/src/admin/kinds/jobs/a.ts', 'web/src/admin/kinds/consultants/b.ts'],
  ])('an import that runs up or beside in %s', (_, from, to) => {
    expect(said(importing(from, to, 7))).toEqual([
      expect.stringMatching(
        new RegExp(`^${from}:7 imports ${to}: ‘\\S+’ stands (above|beside) it, so that`),
      ),
    ]);
  });

  test('an import of a wing that is not allowed', () => {
    expect(said(importing('contract/src/api.ts', 'functions/src/index.ts', 3))).toEqual([
      'contract/src/api.ts:3 imports functions/src/index.ts: contract may import no other wing. Move what both need to where both may look.',
    ]);
    expect(said(importing('functions/src/index.ts', 'contract/src/api.ts'))).toEqual([]);
  });

  test('an import of a separate room, even though it is lower', () => {
    expect(said(importing('functions/src/pages/a.ts', 'functions/src/admin-session/b.ts'))).toEqual(
      [
        expect.stringMatching(
          /^functions\/src\/pages\/a\.ts:1 imports \S+: ‘pages’ stays apart from ‘admin-session’\./,
        ),
      ],
    );
  });

  test('a folder without a layer', () => {
    expect(said(importing('functions/src/mails/send.ts', 'functions/src/lib/time.ts'))).toEqual([
      'functions/src/mails/send.ts stands in no room of functions. Give its room a layer in tests/layers/layers.ts, and a sentence in docs/architecture.md.',
    ]);
  });

  test('two folders of one room that import each other', () => {
    const [a, b] = ['web/src/admin/fields/a.ts', 'web/src/admin/fields/paste/b.ts'];
    const [c, d] = ['web/src/admin/fields/paste/c.ts', 'web/src/admin/fields/d.ts'];
    expect(said(importing(a, b), importing(c, d, 2))).toEqual([
      `web/src/admin/fields and web/src/admin/fields/paste import each other: ${a}:1 and ${c}:2. Move what both need below both.`,
    ]);
  });

  test('circular imports in one folder', () => {
    const [a, b, c] = [
      'functions/src/lib/a.ts',
      'functions/src/lib/b.ts',
      'functions/src/lib/c.ts',
    ] as const;
    expect(said(importing(a, b), importing(b, c), importing(c, a))).toEqual([
      `A circle of files: ${a} → ${b} → ${c} → ${a}. Move what they share into a file that imports none of them.`,
    ]);
  });
});

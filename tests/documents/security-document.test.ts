import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFault, listTestFiles, readCitations, readRows } from './cited-tests';
import { root } from '../../scripts/lib/repository';

const COLUMNS = 4;
const files = listTestFiles(root);
const rows = readRows(readFileSync(join(root, 'docs/security.md'), 'utf8'));
const requirements = rows.filter(({ cells }) => cells.length === COLUMNS);

test('every requirement has a source, a place and a test', () => {
  expect(requirements.length).toBeGreaterThan(30);
  expect(requirements.filter(({ cells }) => cells.some((cell) => cell === ''))).toEqual([]);
  const sources = requirements.flatMap(({ cells: [source = ''] }) => source.split(', '));
  const other = sources.filter((source) => !/^\d+\.\d+\.\d+$/.test(source));
  // What ASVS has no number for.
  expect(new Set(other)).toEqual(new Set(['Firebase', 'RFC 9116']));
});

test('its places and tests are there', () => {
  const missing = requirements.filter(({ cells: [, , where = '', shownBy = ''] }) => {
    const [place = ''] = where.replaceAll('`', '').split(', ');
    const isShown = readCitations(shownBy).every((citation) => !findFault(citation, root, files));
    return !existsSync(join(root, place)) || !isShown;
  });
  expect(missing).toEqual([]);
});

test('what is accepted has its reason', () => {
  const accepted = rows.filter(({ cells }) => cells.length === 2);
  expect(accepted.length).toBeGreaterThan(3);
  for (const { cells } of accepted) expect(cells[1]?.length).toBeGreaterThan(40);
});

test('each bound on what a request may cost has a test', () => {
  const decision = readFileSync(join(root, 'docs/decisions/0018-cost-of-a-request.md'), 'utf8');
  const bounds = readRows(decision);
  expect(bounds.length).toBeGreaterThan(12);
  const missing = bounds.filter(({ cells: [what = '', bound = '', shownBy = ''] }) => {
    const isShown = readCitations(shownBy).every((citation) => !findFault(citation, root, files));
    return what === '' || bound === '' || !isShown;
  });
  expect(missing).toEqual([]);
});

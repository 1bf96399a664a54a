import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, readRows, type Row } from './cited-tests';
import { root } from '../../scripts/lib/repository';

const rows = readRows(readFileSync(join(root, 'docs/security.md'), 'utf8'));
const ofWidth = (width: number) => rows.filter(({ cells }) => cells.length === width);
const threats = ofWidth(4);
const bounds = ofWidth(3);
const accepted = ofWidth(2);

test('every row is a threat, a limit or an accepted risk, and has no empty cell', () => {
  expect(threats.length).toBeGreaterThan(30);
  expect(bounds.length).toBeGreaterThan(12);
  expect(accepted.length).toBeGreaterThan(3);
  expect(rows.length).toBe(threats.length + bounds.length + accepted.length);
  expect(rows.filter(({ cells }) => cells.includes(''))).toEqual([]);
});

test('every threat names its sources', () => {
  const sources = threats.flatMap(({ cells: [, , source = ''] }) => source.split(', '));
  const other = sources.filter((source) => !/^\d+\.\d+\.\d+$/.test(source));
  // Sources outside ASVS.
  expect(new Set(other)).toEqual(new Set(['Firebase', 'RFC 9116']));
});

test('every measure names the file or folder that implements it', () => {
  const isThere = ({ cells: [, measure = ''] }: Row) => {
    const [, place] = /: `([^`]+)`(?: \(\[.+\))?$/.exec(measure) ?? [];
    return place !== undefined && existsSync(join(root, place));
  };
  expect(threats.filter((row) => !isThere(row))).toEqual([]);
});

test('every measure and every limit has its tests', () => {
  expect(findFaults([...threats, ...bounds], root)).toEqual([]);
});

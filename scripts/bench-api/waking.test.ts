import { describe, expect, test } from 'vitest';
import { figuresTable, passes } from '../lib/figures';
import { wakingFigures } from './waking';

describe('the waking of pages', () => {
  const quick = {
    documentMs: 299,
    loadMs: 129,
    bareMs: 30,
    files: 14,
    kilobytes: 2_000,
    firstCpuMs: 7,
    memoryCpuMs: 0.9,
  };
  const slow = { ...quick, documentMs: 900, loadMs: 400, firstCpuMs: 30, memoryCpuMs: 3 };
  const isPassed = (...runs: (typeof quick)[]) => passes(runs.flatMap(wakingFigures));

  test('fails a run by what is loaded, and never by the times of a slow machine', () => {
    expect(isPassed(quick, slow)).toBe(true);
    expect(isPassed(quick, { ...quick, files: 10_000 })).toBe(false);
    expect(isPassed({ ...quick, kilobytes: 10_000 }, quick)).toBe(false);
  });

  test('says of each time whether its goal is met', () => {
    const runs = { '50 jobs': wakingFigures(quick), '5,000 jobs': wakingFigures(slow) };
    const table = figuresTable('', runs);
    expect(table.match(/ met/g)).toHaveLength(8);
    expect(table.match(/MISSED/g)).toHaveLength(4);
  });
});

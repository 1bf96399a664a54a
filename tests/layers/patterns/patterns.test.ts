import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findBacktracking } from './backtracking';
import { readPatterns } from './patterns';

const root = resolve(import.meta.dirname, '../../..');
const FOLDERS = ['contract/src', 'domain/src', 'functions/src', 'web/src', 'scripts/hosting'];

test(
  'no regular expression takes time that grows faster than the text',
  { timeout: 60_000 },
  () => {
    const patterns = readPatterns(root, FOLDERS);
    expect(patterns.length).toBeGreaterThan(150);
    const slow = patterns.flatMap((pattern) => {
      const reason = findBacktracking(pattern);
      return reason === undefined ? [] : [`${pattern.file}: /${pattern.source}/: ${reason}`];
    });
    expect(slow).toEqual([]);
  },
);

describe('the search for slow patterns', { timeout: 30_000 }, () => {
  it.each([
    ['that nests repetitions', '^(a+)+$'],
    ['whose repetitions overlap', '^a*a*b'],
    ['that begins anew in its own repetition', '\\s+$'],
    ['that begins anew at each of its beginnings', '<a[^>]*>'],
    ['that begins anew at some of what it repeats', '\\b\\d[\\d,.]*k'],
    ['that does so in a group', '(?:x|<a[^>]*>)y'],
  ])('reports one %s', (_, source) => {
    expect(findBacktracking({ file: '', source, flags: '' })).toEqual(expect.any(String));
  });
});

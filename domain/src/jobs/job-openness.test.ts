import { describe, expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import {
  daysToClosing,
  filledJobIds,
  hasClosingDayPassed,
  isClosingSoon,
  isOpen,
  isPublished,
} from './job-openness';

const lastMinute = new Date('2026-11-22T23:59:00.000Z');

describe('the closing day', () => {
  test.each([
    [undefined, true, undefined, false],
    ['2026-11-21', false, -1, false],
    ['2026-11-22', true, 0, true],
    ['2026-11-23', true, 1, true],
    ['2026-11-29', true, 7, true],
    ['2026-11-30', true, 8, false],
  ])('%s: open %s, days left %s, soon %s', (closesAt, open, days, soon) => {
    const job = closesAt === undefined ? {} : { closesAt };
    expect(isOpen(job, lastMinute)).toBe(open);
    expect(daysToClosing(job, lastMinute)).toBe(days);
    expect(isClosingSoon(job, lastMinute)).toBe(soon);
  });
});

describe('a filled job', () => {
  test('is closed, whatever its closing day says', () => {
    for (const closesAt of [undefined, '2026-11-21', '2026-11-23']) {
      const job = buildJob({ isFilled: true, ...(closesAt === undefined ? {} : { closesAt }) });
      expect(isOpen(job, lastMinute)).toBe(false);
      expect(isPublished(job, lastMinute)).toBe(false);
      expect(isClosingSoon(job, lastMinute)).toBe(false);
      expect(hasClosingDayPassed(job, lastMinute)).toBe(closesAt === '2026-11-21');
    }
  });

  test('is listed if the public may have seen it', () => {
    const filled = buildJob({ id: '1', isFilled: true });
    const others = [
      buildJob({ id: '2' }),
      buildJob({ id: '3', isFilled: false }),
      buildJob({ id: '4', isFilled: true, isActive: false }),
      buildJob({ id: '5', isFilled: true, isDraft: true }),
      buildJob({ id: '6', isFilled: true, publishAt: '2026-12-01T00:00:00.000Z' }),
    ];
    expect(filledJobIds([...others, filled], lastMinute)).toEqual(['1']);
  });
});

import { describe, expect, test } from 'vitest';
import { daysToClosing, isClosingSoon, isOpen } from './job-openness';

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

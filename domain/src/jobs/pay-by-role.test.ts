import { expect, test } from 'vitest';
import { payByRole } from './pay-by-role';

const job = (title: string, salary: string) => ({
  title,
  salary,
  jobType: '' as const,
  locationTags: 'UK',
  customLocation: '',
});

test('groups pay by discipline and level', () => {
  const jobs = [
    job('Substation engineer', '£50k to £60k'),
    job('Cable engineer', '£55k to £62k'),
    job('High voltage engineer', '£48k'),
    job('Lead substation engineer', '£80k'),
    job('Senior cable engineer', '£70k to £75k'),
    job('Head of grid', '£120k'),
    job('Substation technician', '£30k'),
    job('Office cat', '£1k'),
  ];
  expect(payByRole(jobs)).toEqual([
    {
      role: 'Electrical engineering',
      currency: 'GBP',
      unit: 'YEAR',
      min: 48_000,
      max: 62_000,
      adverts: 3,
    },
  ]);
  const more = [...jobs, job('Principal grid engineer', '£78k')];
  expect(payByRole(more).map(({ role, min, max }) => [role, min, max])).toEqual([
    ['Electrical engineering', 48_000, 62_000],
    ['Electrical engineering, senior and lead', 70_000, 80_000],
  ]);
});

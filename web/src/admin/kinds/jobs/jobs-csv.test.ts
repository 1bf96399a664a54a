import { jobSchema } from '@torque-tide/contract/jobs';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { jobsCsv, jobsCsvName } from './jobs-csv';

const HEADINGS =
  'Job ID,Job Title,Description,Responsibilities,Requirements,Sector Tags,Location Tags,City or Town,Salary Range,Job Type,Consultant,Posted,Closing Date,Filled,Active,Featured,Draft,Publish on,Old Sector ID,Old Location ID,Version';

test('every field of a job has its column', () => {
  expect(HEADINGS.split(',')).toHaveLength(Object.keys(jobSchema.shape).length);
});

test('jobs are written in the given order, with words for yes and no', () => {
  const full = buildJob({
    id: '7',
    title: 'Planner, "grid"',
    description: 'One\n\nTwo',
    requirements: '- a degree',
    closesAt: '2026-12-03',
    isFilled: true,
    isFeatured: true,
    isDraft: true,
    publishAt: '2026-12-01T09:00:00.000Z',
    sectorId: 's1',
    locationId: 'l1',
    consultantId: 'ada-berg',
    version: 3,
  });
  const bare = buildJob({ id: '8', title: '=cmd', description: 'Plain', isActive: false });
  expect(jobsCsv([full, bare])).toBe(
    `\uFEFF${HEADINGS}\r\n` +
      `7,"Planner, ""grid""","One\n\nTwo",,'- a degree,BESS,UK,,,,ada-berg,2026-11-18T09:00:00.000Z,2026-12-03,Yes,Yes,Yes,Yes,2026-12-01T09:00:00.000Z,s1,l1,3\r\n` +
      `8,'=cmd,Plain,,,BESS,UK,,,,,2026-11-18T09:00:00.000Z,,,No,No,,,,,1\r\n`,
  );
});

test('the file is named after the day', () => {
  expect(jobsCsvName(new Date(2026, 0, 5, 23, 59))).toBe('jobs-2026-01-05.csv');
});

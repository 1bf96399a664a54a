import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { jobFields } from './job-fields';

const { toValues, toInput, fieldOf } = jobFields;

test('a new job is active, not featured and names no type', () => {
  expect(toValues()).toMatchObject({ isActive: true, isFeatured: false, jobType: 'None' });
});

test('a stored job comes back as it was, but for what the form does not edit', () => {
  const job = buildJob({
    jobType: 'Hybrid',
    closesAt: '2026-12-03',
    publishAt: '2026-12-01T09:00:00.000Z',
    requirements: 'A degree\nA licence',
    isFeatured: true,
  });
  expect(toInput(toValues(job))).toEqual({
    title: job.title,
    description: job.description,
    responsibilities: '',
    requirements: 'A degree\nA licence',
    sectorTags: 'BESS',
    locationTags: 'UK',
    customLocation: '',
    salary: '',
    jobType: 'Hybrid',
    closesAt: '2026-12-03',
    consultantId: '',
    publishAt: '2026-12-01T09:00:00.000Z',
    isActive: true,
    isFeatured: true,
    isFilled: false,
  });
});

test('a type that is no choice any more reads as None', () => {
  expect(toValues(buildJob({ jobType: 'Freelance' })).jobType).toBe('None');
});

test('what is sent has no stray space, no empty line, no tag twice, and None as empty', () => {
  const input = toInput({
    ...toValues(),
    title: '  Planner ',
    responsibilities: ' Plan \n\n  Prove \n',
    sectorTags: 'Solar,, Wind ,Solar',
    jobType: 'None',
  });
  expect(input).toMatchObject({
    title: 'Planner',
    responsibilities: 'Plan\nProve',
    sectorTags: 'Solar, Wind',
    jobType: '',
  });
});

test('no closing date is sent as empty, which clears an old one', () => {
  expect(toInput(toValues(buildJob())).closesAt).toBe('');
});

test('only the form’s own fields can be marked', () => {
  expect(fieldOf('title')).toBe('title');
  expect(fieldOf('postedAt')).toBeUndefined();
});

import { JOB_TITLE_MAX } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { copyOfJob, jobFields } from './job-fields';

const { toValues, toInput, fieldOf } = jobFields;

test('a stored job survives the form, except for fields that it does not edit', () => {
  const job = buildJob({
    jobType: 'Hybrid',
    workingPattern: 'Hybrid, 2 office days a week',
    closesAt: '2026-12-03',
    publishAt: '2026-12-01T09:00:00.000Z',
    requirements: 'A degree\nA licence',
    isFeatured: true,
  });
  const { id: _id, postedAt: _postedAt, version: _version, ...edited } = job;
  expect(toInput(toValues(job))).toEqual({ ...toInput(toValues()), ...edited });
});

test('a type that is no longer offered reads as None', () => {
  expect(toValues(buildJob({ jobType: 'Freelance' })).jobType).toBe('None');
});

test('sends no stray space, empty line or repeated tag, and empty choices as empty, which clears the old ones', () => {
  const input = toInput({
    ...toValues(buildJob()),
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
    workingPattern: '',
    closesAt: '',
  });
});

test.each([
  [undefined, 'Not said', ''],
  [true, 'Yes', true],
  [false, 'No', false],
] as const)('visa sponsorship %o is shown as %o', (visaSponsorship, shown, sent) => {
  const values = toValues(buildJob({ visaSponsorship }));
  expect(values.visaSponsorship).toBe(shown);
  expect(toInput(values).visaSponsorship).toBe(sent);
});

test('only the form’s own fields can have errors', () => {
  expect(fieldOf('title')).toBe('title');
  expect(fieldOf('postedAt')).toBeUndefined();
});

describe('a copy', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const taxonomy = {
    sectors: [{ id: 's1', name: 'Hydrogen' }],
    locations: [{ id: 'l1', name: 'Germany' }],
  };
  const copyOf = (job: Parameters<typeof buildJob>[0]) => copyOfJob(buildJob(job), taxonomy, now);

  test('says so in its title, is inactive and not featured, and otherwise the same', () => {
    const job = buildJob({ title: 'Planner', isFeatured: true, salary: '£60k', jobType: 'Hybrid' });
    expect(copyOfJob(job, taxonomy, now)).toEqual({
      ...job,
      title: 'Planner (copy)',
      isActive: false,
      isFeatured: false,
    });
  });

  test('has a title that is never too long to be saved, without half a character', () => {
    const { title } = copyOf({ title: 'a'.repeat(JOB_TITLE_MAX) });
    expect(title).toHaveLength(JOB_TITLE_MAX);
    expect(title).toMatch(/a \(copy\)$/);
    expect(copyOf({ title: '🌊'.repeat(JOB_TITLE_MAX / 2) }).title).toMatch(/^🌊+ \(copy\)$/u);
  });

  test('turns the names of old ids into tags, and drops unknown ids', () => {
    const legacy = { sectorTags: '', locationTags: '', sectorId: 's1', locationId: 'l1' };
    expect(copyOf(legacy)).toMatchObject({ sectorTags: 'Hydrogen', locationTags: 'Germany' });
    expect(copyOf({ ...legacy, sectorId: 's9', locationId: 'l9' })).toMatchObject({
      sectorTags: '',
      locationTags: '',
    });
    expect(copyOf({ locationTags: '', customLocation: 'Cork' }).locationTags).toBe('');
  });

  test('keeps a closing day that has not passed', () => {
    expect(copyOf({ closesAt: '2026-11-21' }).closesAt).toBe('2026-11-21');
    expect(copyOf({ closesAt: '2026-11-20' }).closesAt).toBeUndefined();
  });
});

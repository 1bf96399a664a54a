import { JOB_TITLE_MAX } from '@torque-tide/contract/jobs';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { copyOfJob } from './job-copy';

const now = new Date('2026-11-21T09:00:00Z');
const taxonomy = {
  sectors: [{ id: 's1', name: 'Hydrogen' }],
  locations: [{ id: 'l1', name: 'Germany' }],
};

test('a copy says so in its title, is inactive and not featured, and else the same', () => {
  const job = buildJob({ title: 'Planner', isFeatured: true, salary: '£60k', jobType: 'Hybrid' });
  expect(copyOfJob(job, taxonomy, now)).toEqual({
    ...job,
    title: 'Planner (copy)',
    isActive: false,
    isFeatured: false,
  });
});

test('the title of a copy is never too long to be saved', () => {
  const { title } = copyOfJob(buildJob({ title: 'a'.repeat(JOB_TITLE_MAX) }), taxonomy, now);
  expect(title).toHaveLength(JOB_TITLE_MAX);
  expect(title).toMatch(/a \(copy\)$/);
});

test('names behind old ids become tags; what has no name becomes none', () => {
  const legacy = { sectorTags: '', locationTags: '', sectorId: 's1', locationId: 'l1' };
  expect(copyOfJob(buildJob(legacy), taxonomy, now)).toMatchObject({
    sectorTags: 'Hydrogen',
    locationTags: 'Germany',
  });
  const lost = { ...legacy, sectorId: 's9', locationId: 'l9' };
  expect(copyOfJob(buildJob(lost), taxonomy, now)).toMatchObject({
    sectorTags: '',
    locationTags: '',
  });
  const town = buildJob({ locationTags: '', customLocation: 'Cork' });
  expect(copyOfJob(town, taxonomy, now).locationTags).toBe('');
});

test('a closing day is kept as long as it has not passed', () => {
  expect(copyOfJob(buildJob({ closesAt: '2026-11-21' }), taxonomy, now).closesAt).toBe(
    '2026-11-21',
  );
  expect(copyOfJob(buildJob({ closesAt: '2026-11-20' }), taxonomy, now)).not.toHaveProperty(
    'closesAt',
  );
});

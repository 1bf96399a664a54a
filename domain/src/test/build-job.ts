import type { Job } from '@torque-tide/contract/jobs';

/** Returns a valid, active job; pass only what the test is about. */
export function buildJob(overrides: Partial<Job> = {}): Job {
  return {
    id: '1042',
    title: 'Grid connections engineer',
    description: 'Take battery storage projects from application to energisation.',
    sectorTags: 'BESS',
    locationTags: 'UK',
    postedAt: '2026-11-18T09:00:00.000Z',
    isActive: true,
    isFeatured: false,
    version: 1,
    ...overrides,
  };
}

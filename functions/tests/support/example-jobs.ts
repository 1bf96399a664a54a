import type { Job } from '@torque-tide/contract/jobs';
import type { Changed } from '../../src/published/view';

export const NOW = new Date('2026-03-10T12:00:00.000Z');

/** A published job for tests; pass only the fields that matter. */
function buildChangedJob(overrides: Partial<Changed<Job>> = {}): Changed<Job> {
  return {
    id: '1001',
    title: 'Grid connections engineer',
    description: 'Takes storage from application to energisation.\n\nSteady work.',
    responsibilities: 'Own the applications\nPlan the outages',
    requirements: 'Five years with a network operator',
    sectorTags: 'BESS, Solar',
    locationTags: 'UK',
    customLocation: 'Glasgow',
    salary: '£62k to £74k',
    jobType: 'Full-time',
    postedAt: '2026-03-02T09:00:00.000Z',
    isActive: true,
    isFeatured: false,
    version: 1,
    changedAt: new Date('2026-03-05T10:30:00.000Z'),
    ...overrides,
  };
}

/** A job for each case that feeds distinguish, and two that no feed may contain. */
export const exampleJobs: readonly Changed<Job>[] = [
  buildChangedJob(),
  buildChangedJob({
    id: '1002',
    title: 'R&D <lead> "cells" & ]]> packs \u0001',
    description: 'Markup: <b>bold</b> & ]]> \u0000 end — naïve 日本 🚀.',
    postedAt: '2026-03-03T09:00:00.000Z',
    closesAt: '2026-03-31',
    jobType: 'Contract',
    salary: '£550 a day',
  }),
  buildChangedJob({
    id: '1003',
    postedAt: '2026-03-04T09:00:00.000Z',
    locationTags: 'Germany, Poland, Remote',
    customLocation: '',
    jobType: 'Remote',
    salary: 'Competitive',
  }),
  buildChangedJob({
    id: '1004',
    postedAt: '2026-03-01T09:00:00.000Z',
    locationTags: 'Remote',
    customLocation: '',
    salary: '',
  }),
  buildChangedJob({
    id: '1005',
    postedAt: '2026-02-28T09:00:00.000Z',
    locationTags: 'UAE',
    customLocation: '',
    jobType: 'Hybrid',
  }),
  buildChangedJob({
    id: '1006',
    postedAt: '2026-02-27T09:00:00.000Z',
    locationTags: 'USA',
    customLocation: 'Austin, Texas',
    salary: '$105 to $120 an hour',
    workingPattern: 'On site',
    changedAt: new Date('2026-03-09T08:00:00.000Z'),
    responsibilities: '',
    sectorTags: '',
  }),
  buildChangedJob({ id: '1098', title: 'An inactive job', isActive: false }),
  buildChangedJob({ id: '1099', title: 'A closed job', closesAt: '2026-03-09' }),
];

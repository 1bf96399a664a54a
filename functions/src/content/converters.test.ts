import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { newCaseStudy, readCaseStudy, toStoredCaseStudy } from '../case-studies/converter';
import { newClientLogo, readClientLogo, toStoredClientLogo } from '../client-logos/converter';
import { newJob, readJob, toStoredJob } from '../jobs/converter';
import { newTestimonial, readTestimonial, toStoredTestimonial } from '../testimonials/converter';
import { readDate } from './stored';

const now = new Date('2026-03-02T09:00:00.000Z');
const stamps = { createdAt: now, updatedAt: now };

test('a job comes back as it was stored', () => {
  const input = { title: 'Engineer', description: 'Builds batteries.', sectorId: 'solar' };
  const job = { ...newJob(input, now), id: '1001' };
  const stored = toStoredJob(job, stamps);
  expect(stored).not.toHaveProperty('id');
  expect(stored.postedAt).toEqual(Timestamp.fromDate(now));
  expect(readJob({ id: '1001', data: stored, createdAt: now })).toEqual(job);
});

test('a job that was stored without a posting date was posted when it was made', () => {
  const data = { title: 'Engineer', description: 'Builds batteries.' };
  expect(readJob({ id: '7', data, createdAt: now }).postedAt).toBe(now.toISOString());
});

test('a case study comes back as it was stored, with and without a testimonial', () => {
  const input = {
    id: 'wind-farm',
    title: 'Wind farm',
    description: 'A team in six weeks.',
    fullDescription: ['A developer needed a team.'],
    challenge: 'Nobody had time.',
    solution: 'We met everyone.',
    results: 'Eight people.',
    image: 'https://example.com/cover.svg',
    sector: 'Wind',
    stats: { timeToHire: '6 weeks', timeToShortlist: '' },
  };
  const roundTrip = (caseStudy: CaseStudy) =>
    readCaseStudy({ id: caseStudy.id, data: toStoredCaseStudy(caseStudy, stamps), createdAt: now });
  const without = newCaseStudy(input);
  expect(without.stats).toEqual({ timeToHire: '6 weeks' });
  expect(roundTrip(without)).toEqual(without);
  const praised = newCaseStudy({ ...input, testimonial: { quote: 'Splendid.', author: '' } });
  expect(praised.testimonial).toEqual({ quote: 'Splendid.', author: 'Anonymous', company: '' });
  expect(roundTrip(praised)).toEqual(praised);
});

test('a testimonial and a logo come back as they were stored', () => {
  const testimonial = { ...newTestimonial({ quote: 'They found the person.' }), id: 'a' };
  const storedTestimonial = toStoredTestimonial(testimonial, stamps);
  expect(readTestimonial({ id: 'a', data: storedTestimonial, createdAt: now })).toEqual(
    testimonial,
  );
  const logo = {
    ...newClientLogo({ companyName: 'Northwind', logoUrl: 'https://example.com/logo.svg' }),
    id: 'b',
  };
  const storedLogo = toStoredClientLogo(logo, stamps);
  expect(readClientLogo({ id: 'b', data: storedLogo, createdAt: now })).toEqual(logo);
});

test('a point in time is read from what older versions wrote too', () => {
  expect(readDate(Timestamp.fromDate(now))).toEqual(now);
  expect(readDate('2026-03-02T09:00:00Z')).toEqual(now);
  expect(readDate('soon')).toBeUndefined();
  expect(readDate(7)).toBeUndefined();
});

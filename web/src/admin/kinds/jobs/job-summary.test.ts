import { expect, test } from 'vitest';
import type { Job } from '@torque-tide/contract/jobs';
import { buildJob } from '@/test/builders';
import { closingText, namedSectors, placesOf, postingText, type Taxonomy } from './job-summary';

const taxonomy = {
  sectors: [{ id: 's1', name: 'Clean Energy' }],
  locations: [{ id: 'l1', name: 'Germany' }],
};
const now = new Date('2026-11-21T09:00:00Z');
const summaryOf = (job: Job, names: Taxonomy) => ({
  sectors: namedSectors(job, names),
  locations: placesOf(job, names),
});
const untagged = { sectorTags: '', locationTags: '' };

test('prefers tags to legacy ids', () => {
  const summary = summaryOf(buildJob({ sectorTags: 'Solar, Wind', sectorId: 's1' }), taxonomy);
  expect(summary.sectors).toEqual(['Solar', 'Wind']);
});

test('legacy ids read as names, Unknown or Unspecified', () => {
  const named = summaryOf(buildJob({ ...untagged, sectorId: 's1', locationId: 'l1' }), taxonomy);
  expect([named.sectors, named.locations]).toEqual([['Clean Energy'], ['Germany']]);
  const lost = summaryOf(buildJob({ ...untagged, sectorId: 's9', locationId: 'l9' }), taxonomy);
  expect([lost.sectors, lost.locations]).toEqual([['Unknown'], ['Unknown']]);
  const absent = summaryOf(buildJob(untagged), taxonomy);
  expect([absent.sectors, absent.locations]).toEqual([['Unspecified'], ['Unspecified']]);
});

test('nothing is called unknown while the names load', () => {
  const loading = { sectors: undefined, locations: undefined };
  expect(summaryOf(buildJob({ ...untagged, sectorId: 's1' }), loading).sectors).toEqual([]);
});

test('the town comes before the location tags, and the date is British', () => {
  const job = buildJob({ customLocation: 'Glasgow' });
  expect(placesOf(job, taxonomy)).toEqual(['Glasgow', 'UK']);
  expect(postingText(job, now)).toBe('Posted 18 Nov 2026');
});

test.each([
  [undefined, ''],
  ['2026-12-03', 'Closes 3 Dec 2026'],
  ['2026-11-28', 'Closes in 7 days (28 Nov 2026)'],
  ['2026-11-22', 'Closes tomorrow (22 Nov 2026)'],
  ['2026-11-21', 'Closes today (21 Nov 2026)'],
  ['2026-11-20', 'Closed 20 Nov 2026'],
])('a closing day of %s reads "%s"', (closesAt, text) => {
  const job = closesAt === undefined ? buildJob() : buildJob({ closesAt });
  expect(closingText(job, now)).toBe(text);
});

test('a filled job shows no countdown, but says when its closing day has passed', () => {
  const closing = (closesAt: string) => closingText(buildJob({ closesAt, isFilled: true }), now);
  expect(closing('2026-11-22')).toBe('');
  expect(closing('2026-11-20')).toBe('Closed 20 Nov 2026');
});

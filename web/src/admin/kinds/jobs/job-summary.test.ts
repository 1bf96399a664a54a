import { expect, test } from 'vitest';
import type { Job } from '@torque-tide/contract/jobs';
import { buildJob } from '@/test/builders';
import { closingText, namedSectors, placesOf, type Taxonomy } from './job-summary';

const taxonomy = {
  sectors: [{ id: 's1', name: 'Clean Energy' }],
  locations: [{ id: 'l1', name: 'Germany' }],
};
const now = new Date('2026-11-21T09:00:00Z');
const untagged = { sectorTags: '', locationTags: '' };
const loading = { sectors: undefined, locations: undefined };

test.each<[string, Partial<Job>, Taxonomy, string[], string[]]>([
  [
    'tags before legacy ids',
    { sectorTags: 'Solar, Wind', sectorId: 's1' },
    taxonomy,
    ['Solar', 'Wind'],
    ['UK'],
  ],
  [
    'the town before location tags',
    { customLocation: 'Glasgow' },
    taxonomy,
    ['BESS'],
    ['Glasgow', 'UK'],
  ],
  [
    'names of legacy ids',
    { ...untagged, sectorId: 's1', locationId: 'l1' },
    taxonomy,
    ['Clean Energy'],
    ['Germany'],
  ],
  [
    'Unknown for lost ids',
    { ...untagged, sectorId: 's9', locationId: 'l9' },
    taxonomy,
    ['Unknown'],
    ['Unknown'],
  ],
  ['Unspecified without any', untagged, taxonomy, ['Unspecified'], ['Unspecified']],
  [
    'nothing while the names load',
    { ...untagged, sectorId: 's1', locationId: 'l1' },
    loading,
    [],
    [],
  ],
])('sectors and places are %s', (_, job, names, sectors, places) => {
  expect(namedSectors(buildJob(job), names)).toEqual(sectors);
  expect(placesOf(buildJob(job), names)).toEqual(places);
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

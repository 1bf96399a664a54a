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
test('sectors and places are tags, with the town first, or else the names of legacy ids', () => {
  const shown = (job: Partial<Job>, names: Taxonomy = taxonomy) =>
    [namedSectors, placesOf].map((read) => read(buildJob(job), names).join('; '));
  const tagged = { sectorTags: 'Solar, Wind', sectorId: 's1', customLocation: 'Glasgow' };
  const legacy = { ...untagged, sectorId: 's1', locationId: 'l1' };
  expect(shown(tagged)).toEqual(['Solar; Wind', 'Glasgow; UK']);
  expect(shown(legacy)).toEqual(['Clean Energy', 'Germany']);
  expect(shown({ ...legacy, sectorId: 's9', locationId: 'l9' })).toEqual(['Unknown', 'Unknown']);
  expect(shown(untagged)).toEqual(['Unspecified', 'Unspecified']);
  // Nothing is called unknown while the names load.
  expect(shown(legacy, { sectors: undefined, locations: undefined })).toEqual(['', '']);
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

import { taxonomyFieldsSchema, type TaxonomyFields } from '@torque-tide/contract/taxonomy-record';
import { describe, expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { jobsOfLanding } from '../jobs/jobs-of-landing';
import { FIRST_FIELDS, namesOfLocations, namesOfSectors, toTaxonomy } from '../taxonomy';
import { problemsOfTaxonomy, resolveTaxonomy } from './check-taxonomy';
import {
  addLocation,
  addSector,
  editLocation,
  editSector,
  mergeLocation,
  mergeSector,
  moveEntry,
  retireLocation,
  retireSector,
} from './edit-taxonomy';
import { SOLAR_POWER as solar } from '../test/solar-power';
import { caseStudySectors, movedLanding, sectorLanding } from './job-landings';

const now = new Date('2026-03-02T09:00:00Z');

function sector(fields: TaxonomyFields, id: string) {
  const found = fields.sectors.find((record) => record.id === id);
  if (!found) throw new Error(`No sector ${id}`);
  return found;
}

function listed(fields: TaxonomyFields, slug: string, sectorTags: string): boolean {
  const landing = sectorLanding(toTaxonomy(fields), slug);
  return (
    landing !== undefined && jobsOfLanding(landing, [buildJob({ sectorTags })], now).length > 0
  );
}

test('the product begins with what may be stored', () => {
  expect(problemsOfTaxonomy(FIRST_FIELDS)).toEqual([]);
  expect(taxonomyFieldsSchema.parse(FIRST_FIELDS)).toEqual(FIRST_FIELDS);
});

describe('a sector that is renamed', () => {
  const after = editSector('solar', solar)(FIRST_FIELDS);

  test('lists the jobs that say its old name and those that say its new one', () => {
    expect(problemsOfTaxonomy(after)).toEqual([]);
    for (const slug of ['solar-power', 'renewable-energy', 'clean-energy']) {
      expect([slug, listed(after, slug, 'Solar'), listed(after, slug, 'solar power')]).toEqual([
        slug,
        true,
        true,
      ]);
    }
    expect(listed(after, 'wind', 'Solar Power')).toBe(false);
  });

  test('leads from its old address, and stands where it stood', () => {
    const taxonomy = toTaxonomy(after);
    expect(sectorLanding(taxonomy, 'solar')).toBeUndefined();
    expect(movedLanding(taxonomy, 'sector', 'solar')?.slug).toBe('solar-power');
    expect(movedLanding(taxonomy, 'location', 'solar')).toBeUndefined();
    expect(after.sectors.map(({ id }) => id)).toEqual(FIRST_FIELDS.sectors.map(({ id }) => id));
    expect(after.jobSectors[0]).toBe('Solar Power');
    expect(after.jobSectors).toHaveLength(FIRST_FIELDS.jobSectors.length);
  });

  test('is a sector of case studies by its new name, and remembers the old one', () => {
    expect(caseStudySectors(toTaxonomy(after), 'Clean Energy')).toContain('Solar Power');
    expect(sector(after, 'solar').formerNames).toEqual(['Solar']);
    const back = editSector('solar', { ...solar, tag: 'Solar', name: 'Solar', slug: 'solar' })(
      after,
    );
    expect(sector(back, 'solar')).toMatchObject({
      tags: ['Solar', 'Solar Power'],
      formerNames: ['Solar Power'],
      former: ['solar-power'],
    });
    expect(problemsOfTaxonomy(back)).toEqual([]);
  });

  test('that goes to the other half leaves the page of its own', () => {
    const moved = editSector('solar', { ...solar, group: 'Future Mobility' })(FIRST_FIELDS);
    expect(listed(moved, 'future-mobility', 'Solar Power')).toBe(true);
    expect(listed(moved, 'clean-energy', 'Solar Power')).toBe(false);
  });
});

test('a new sector stands at the end of its half, has a page, and is offered', () => {
  const edit = { ...solar, tag: 'Tidal Stream', name: 'Tidal stream', slug: 'tidal-stream' };
  const after = addSector(edit)(FIRST_FIELDS);
  expect(problemsOfTaxonomy(after)).toEqual([]);
  expect(listed(after, 'tidal-stream', 'Tidal stream')).toBe(true);
  expect(listed(after, 'clean-energy', 'Tidal Stream')).toBe(true);
  expect(after.jobSectors.at(-1)).toBe('Tidal Stream');
  const ids = after.sectors.map(({ id }) => id);
  expect(ids.indexOf('tidal-stream')).toBe(ids.indexOf('future-mobility') - 1);
  expect(problemsOfTaxonomy(addSector(edit)(after)).map(({ message }) => message)).toEqual([
    'The address “tidal-stream” belongs to another page.',
    'There is a sector “Tidal Stream” already.',
  ]);
});

test('a sector that goes into another takes its jobs and its addresses along', () => {
  const renamed = editSector('solar', solar)(FIRST_FIELDS);
  const after = mergeSector('solar', 'wind')(renamed);
  expect(problemsOfTaxonomy(after)).toEqual([]);
  const taxonomy = toTaxonomy(after);
  for (const slug of ['solar', 'solar-power']) {
    expect(movedLanding(taxonomy, 'sector', slug)?.slug).toBe('wind');
  }
  expect(listed(after, 'wind', 'Solar')).toBe(true);
  expect(after.jobSectors).not.toContain('Solar Power');
  expect(sector(after, 'wind').formerNames).toEqual(['Solar Power', 'Solar']);
  expect(mergeSector('wind', 'wind')(after)).toBe(after);
});

test('a retired sector has no page and is not offered, until it is shown again', () => {
  const after = retireSector('solar', true)(FIRST_FIELDS);
  expect(sectorLanding(toTaxonomy(after), 'solar')).toBeUndefined();
  expect(after.jobSectors).not.toContain('Solar');
  expect(namesOfSectors(after).map(({ name }) => name)).not.toContain('Solar');
  const again = retireSector('solar', false)(after);
  expect(sectorLanding(toTaxonomy(again), 'solar')).toBeDefined();
});

test('the page of a half of the business stays', () => {
  for (const change of [retireSector('clean-energy', true), mergeSector('clean-energy', 'wind')]) {
    expect(problemsOfTaxonomy(change(FIRST_FIELDS))).toEqual([
      {
        field: 'sectors',
        part: 'group',
        message: 'The page of Clean Energy stays: it is half of the business.',
      },
    ]);
  }
});

test('entries are put in order, and stay within their list', () => {
  const ids = (fields: TaxonomyFields) => fields.sectors.slice(0, 3).map(({ id }) => id);
  expect(ids(moveEntry('sectors', 'renewable-energy', 'up')(FIRST_FIELDS))).toEqual([
    'renewable-energy',
    'clean-energy',
    'battery-storage',
  ]);
  expect(moveEntry('sectors', 'clean-energy', 'up')(FIRST_FIELDS)).toBe(FIRST_FIELDS);
  expect(moveEntry('locations', 'remote', 'down')(FIRST_FIELDS)).toBe(FIRST_FIELDS);
});

describe('a location', () => {
  const uk = FIRST_FIELDS.locations[0];
  const edit = { name: 'Britain', slug: 'britain', where: uk?.where ?? 'remote', tag: 'Britain' };

  test('that is renamed keeps the id by which old jobs name it', () => {
    const after = editLocation('united-kingdom', edit)(FIRST_FIELDS);
    expect(namesOfLocations(after)[0]).toEqual({ id: 'uk', name: 'Britain' });
    expect(movedLanding(toTaxonomy(after), 'location', 'united-kingdom')?.name).toBe('Britain');
    const hidden = editLocation('united-kingdom', { ...edit, tag: '' })(FIRST_FIELDS);
    expect(namesOfLocations(hidden).map(({ id }) => id)).not.toContain('uk');
    expect(problemsOfTaxonomy(after)).toEqual([]);
  });

  test('can be added, go into another, and be retired', () => {
    const italy = { name: 'Italy', slug: 'italy', where: { country: 'IT' }, tag: 'Italy' };
    const added = addLocation(italy)(FIRST_FIELDS);
    expect(namesOfLocations(added).at(-1)).toEqual({ id: 'italy', name: 'Italy' });
    const merged = mergeLocation('munich', 'germany')(added);
    expect(movedLanding(toTaxonomy(merged), 'location', 'munich')?.slug).toBe('germany');
    const retired = retireLocation('italy', true)(merged);
    expect(toTaxonomy(retired).jobLocations).not.toContain('Italy');
    expect(problemsOfTaxonomy(retired)).toEqual([]);
  });
});

test('what is stored and cannot be is not shown: all is as at first, and it is told', () => {
  expect(resolveTaxonomy({})).toEqual({ fields: FIRST_FIELDS, problems: [] });
  const after = editSector('solar', solar)(FIRST_FIELDS);
  expect(resolveTaxonomy({ ...after, version: 3 }).fields).toEqual(after);
  const { fields, problems } = resolveTaxonomy({ ...after, sectors: [] });
  expect(fields).toEqual(FIRST_FIELDS);
  expect(problems).toHaveLength(2);
  expect(resolveTaxonomy({ locations: 'many' }).fields).toEqual(FIRST_FIELDS);
});

import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { describe, expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { ofSectors, relatedTo } from './select';

const CLEAN_ENERGY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Clean Energy');
const FUTURE_MOBILITY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Future Mobility');

const study = (id: string, sector: string) => buildCaseStudy({ id, sector });
const idsOf = (studies: { id: string }[]) => studies.map(({ id }) => id);

describe('related case studies', () => {
  test('are two others of the same sector, in any case', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => study(id, 'Solar'));
    const found = relatedTo(study('b', 'solar'), [study('x', 'Wind'), ...all]);
    expect(idsOf(found)).toEqual(['a', 'c']);
  });
});

describe('case studies of a sector page', () => {
  const names = [
    'Clean Energy',
    'battery storage',
    'SOLAR',
    'Wind',
    'Renewable Energy',
    'Future Mobility',
    'ev charging',
    'Electric Vehicles',
    'Hydrogen',
    'Solar Thermal',
    'Wind Power',
  ];
  const each = (sectors: readonly string[]) =>
    names.filter((name) => ofSectors([study('x', name)], sectors).length === 1);

  test('match five sector names for clean energy and three for mobility, whole and in any case', () => {
    expect(each(CLEAN_ENERGY_SECTORS)).toEqual([
      'Clean Energy',
      'battery storage',
      'SOLAR',
      'Wind',
      'Renewable Energy',
    ]);
    expect(each(FUTURE_MOBILITY_SECTORS)).toEqual([
      'Future Mobility',
      'ev charging',
      'Electric Vehicles',
    ]);
  });

  test("are at most three, in the list's order", () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => study(id, 'Solar'));
    expect(idsOf(ofSectors(all, CLEAN_ENERGY_SECTORS))).toEqual(['a', 'b', 'c']);
  });
});

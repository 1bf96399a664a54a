import { describe, expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '../taxonomy';
import { consultantFor, type Question } from './consultant-for';

const person = (id: string, sectorTags: string, more: object = {}) => ({
  id,
  sectorTags,
  isActive: true,
  ...more,
});

const people = [
  person('energy', 'Clean Energy'),
  person('mobility', 'Future Mobility'),
  person('wind', 'Wind'),
  person('storage', 'battery storage'),
];

const idOf = (question: Question, all: typeof people = people) =>
  consultantFor(FIRST_TAXONOMY, question, all)?.id;

describe('who is asked', () => {
  test.each([
    ['Wind', 'wind'],
    ['BESS', 'storage'],
    ['Solar', 'energy'],
    ['EV', 'mobility'],
    ['Clean Energy', 'energy'],
    ['Renewable Energy', 'wind'],
  ])('about %o: %s', (sector, id) => {
    expect(idOf({ sectors: [sector] })).toBe(id);
  });

  test('is nobody for an unknown field or none', () => {
    expect(idOf({ sectors: ['Aviation'] })).toBeUndefined();
    expect(idOf({ sectors: [] })).toBeUndefined();
    expect(idOf({ sectors: ['Wind'] }, [])).toBeUndefined();
    expect(idOf({ sectors: ['Wind'] }, [person('nobody', '')])).toBeUndefined();
  });

  test('is found by the first sector that matches somebody', () => {
    expect(idOf({ sectors: ['Wind', 'BESS'] })).toBe('wind');
    expect(idOf({ sectors: ['BESS', 'Wind'] })).toBe('storage');
    expect(idOf({ sectors: ['Cables', 'Wind'] })).toBe('wind');
  });

  test('is the named consultant, whatever the sector', () => {
    expect(idOf({ consultantId: 'mobility', sectors: ['Wind'] })).toBe('mobility');
  });

  test('is found by sector if the named one is gone or inactive', () => {
    const all = [...people, person('away', 'Wind', { isActive: false })];
    expect(idOf({ consultantId: 'gone', sectors: ['Wind'] }, all)).toBe('wind');
    expect(idOf({ consultantId: 'away', sectors: ['Wind'] }, all)).toBe('wind');
    expect(idOf({ sectors: ['Wind'] }, [person('away', 'Wind', { isActive: false })])).toBe(
      undefined,
    );
  });

  test('is, among several, one who works in the country, or else the first', () => {
    const all = [
      person('first', 'Wind', { countryTags: 'Germany' }),
      person('second', 'Wind', { countryTags: 'United Kingdom, Denmark' }),
    ];
    expect(idOf({ sectors: ['Wind'], countries: ['UK'] }, all)).toBe('second');
    expect(idOf({ sectors: ['Wind'], countries: ['Spain'] }, all)).toBe('first');
    expect(idOf({ sectors: ['Wind'], countries: ['Nowhere'] }, all)).toBe('first');
    expect(idOf({ sectors: ['Wind'] }, all)).toBe('first');
  });

  test('is the closer match, even if a wider one works in the country', () => {
    const all = [
      person('energy', 'Clean Energy', { countryTags: 'UK' }),
      person('wind', 'Wind', { countryTags: 'Germany' }),
    ];
    expect(idOf({ sectors: ['Wind'], countries: ['UK'] }, all)).toBe('wind');
  });
});

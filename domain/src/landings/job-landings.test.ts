import { describe, expect, test } from 'vitest';
import { landingText } from './job-landing-text';
import { locationTexts } from './job-landing-location-texts';
import { sectorTexts } from './job-landing-sector-texts';
import {
  JOB_LANDINGS,
  landingOfSectorTag,
  LOCATION_LANDINGS,
  locationLanding,
  SECTOR_LANDINGS,
  sectorLanding,
} from './job-landings';
import { landingOfCountry } from './landing-of-country';
import { JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { landingPath } from '../paths';
import { CLEAN_ENERGY_SECTORS, FUTURE_MOBILITY_SECTORS } from '../sector-groups';

test.each([...CLEAN_ENERGY_SECTORS, ...FUTURE_MOBILITY_SECTORS, ...JOB_SECTOR_CHOICES])(
  'the sector %s has a page',
  (name) => {
    expect(landingOfSectorTag(name)).toBeDefined();
  },
);

test('a sector of one half of the business is not on a page of the other', () => {
  for (const { group, tags } of SECTOR_LANDINGS) {
    const others = group === 'Clean Energy' ? FUTURE_MOBILITY_SECTORS : CLEAN_ENERGY_SECTORS;
    expect(tags.filter((tag) => (others as readonly string[]).includes(tag))).toEqual([]);
  }
});

test.each([
  ['Solar', 'solar'],
  [' bess ', 'battery-storage'],
  ['EV', 'electric-vehicles'],
  ['EV Charging', 'ev-charging'],
  ['Mobility', 'future-mobility'],
  ['Clean Energy', 'clean-energy'],
  ['Marine', undefined],
])('the tag "%s" leads to the closest page', (tag, slug) => {
  expect(landingOfSectorTag(tag)?.slug).toBe(slug);
});

test('paths are plain, lower-case and distinct', () => {
  const all = JOB_LANDINGS.map(landingPath);
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^\/jobs\/(?:sector|location)\/[a-z]+(?:-[a-z]+)*$/);
  expect(all).toContain('/jobs/sector/ev-charging');
  expect(all).toContain('/jobs/location/united-kingdom');
});

test('a slug finds its page, and only its kind of page', () => {
  expect(sectorLanding('solar')?.name).toBe('Solar');
  expect(locationLanding('poland')?.name).toBe('Poland');
  expect(locationLanding('solar')).toBeUndefined();
  expect(sectorLanding('Solar')).toBeUndefined();
  expect(sectorLanding(undefined)).toBeUndefined();
});

describe('texts', () => {
  test('there is one for every page, and none without a page', () => {
    expect(Object.keys(sectorTexts)).toEqual(SECTOR_LANDINGS.map(({ slug }) => slug));
    expect(Object.keys(locationTexts)).toEqual(LOCATION_LANDINGS.map(({ slug }) => slug));
    expect(() => landingText(sectorTexts, { kind: 'sector', slug: 'steam' })).toThrow('steam');
  });

  const texts = JOB_LANDINGS.map((landing) =>
    landingText(landing.kind === 'sector' ? sectorTexts : locationTexts, landing),
  );
  test.each(['heading', 'title', 'description'] as const)('no two share a %s', (part) => {
    expect(new Set(texts.map((text) => text[part])).size).toBe(texts.length);
  });

  test.each(texts.map((text) => [text.heading, text] as const))(
    '%s: as long as search results and readers bear',
    (_heading, { title, description, intro, roles }) => {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(intro.lead.length).toBeGreaterThan(80);
      expect(intro.more.length).toBeGreaterThan(80);
      expect(new Set(roles).size).toBe(roles.length);
      expect(roles.length).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each([
  ['United Kingdom', 'united-kingdom'],
  ['USA', 'united-states'],
  [' uae ', 'united-arab-emirates'],
  ['Denmark', 'denmark'],
  ['Nordics', 'nordics'],
  ['Atlantis', undefined],
])('the country "%s" has its page', (name, slug) => {
  expect(landingOfCountry(name)?.slug).toBe(slug);
});

import { describe, expect, test } from 'vitest';
import { textOfPage } from './page-text';
import { locationTexts } from '../landing-texts/location-texts';
import { sectorTexts } from '../landing-texts/sector-texts';
import {
  allLandings,
  caseStudySectors,
  landingOfSectorTag,
  landingsOf,
  landingAt,
} from './job-landings';
import { landingOfCountry } from './landing-of-country';
import { JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { landingPath } from '../paths';
import { firstLandingText } from '../test/site-content';
import { FIRST_TAXONOMY } from '../taxonomy';

const JOB_LANDINGS = allLandings(FIRST_TAXONOMY);
const { sectors: SECTOR_LANDINGS, locations: LOCATION_LANDINGS } = landingsOf(FIRST_TAXONOMY);
const CLEAN_ENERGY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Clean Energy');
const FUTURE_MOBILITY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Future Mobility');

test("puts case studies of the specified sectors on the markets' pages", () => {
  expect(CLEAN_ENERGY_SECTORS.toSorted()).toEqual(
    ['Clean Energy', 'Battery Storage', 'Solar', 'Wind', 'Renewable Energy'].toSorted(),
  );
  expect(FUTURE_MOBILITY_SECTORS.toSorted()).toEqual(
    ['Future Mobility', 'EV Charging', 'Electric Vehicles'].toSorted(),
  );
});

test.each([...CLEAN_ENERGY_SECTORS, ...FUTURE_MOBILITY_SECTORS, ...JOB_SECTOR_CHOICES])(
  'the sector %s has a page',
  (name) => {
    expect(landingOfSectorTag(FIRST_TAXONOMY, name)).toBeDefined();
  },
);

test("keeps a market's sectors off the other market's page", () => {
  for (const { group, tags } of SECTOR_LANDINGS) {
    const others = group === 'Clean Energy' ? FUTURE_MOBILITY_SECTORS : CLEAN_ENERGY_SECTORS;
    expect(tags.filter((tag) => others.includes(tag))).toEqual([]);
  }
});

test.each([
  ['Solar', 'solar'],
  [' bess ', 'battery-storage'],
  ['EV', 'electric-vehicles'],
  ['Clean Energy', 'clean-energy'],
  ['Marine', undefined],
])('the tag "%s" leads to the closest page', (tag, slug) => {
  expect(landingOfSectorTag(FIRST_TAXONOMY, tag)?.slug).toBe(slug);
});

test('has plain, lower-case, distinct paths', () => {
  const all = JOB_LANDINGS.map(landingPath);
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^\/jobs\/(?:sector|location)\/[a-z]+(?:-[a-z]+)*$/);
  expect(all).toContain('/jobs/sector/ev-charging');
  expect(all).toContain('/jobs/location/united-kingdom');
});

test('finds a page by slug and kind', () => {
  expect(landingAt(FIRST_TAXONOMY, 'sector', 'solar')?.name).toBe('Solar');
  expect(landingAt(FIRST_TAXONOMY, 'location', 'poland')?.name).toBe('Poland');
  expect(landingAt(FIRST_TAXONOMY, 'location', 'solar')).toBeUndefined();
  expect(landingAt(FIRST_TAXONOMY, 'sector', 'Solar')).toBeUndefined();
  expect(landingAt(FIRST_TAXONOMY, 'sector', undefined)).toBeUndefined();
});

describe('texts', () => {
  test('belong to one page each', () => {
    expect(Object.keys(sectorTexts)).toEqual(SECTOR_LANDINGS.map(({ slug }) => slug));
    expect(Object.keys(locationTexts)).toEqual(LOCATION_LANDINGS.map(({ slug }) => slug));
    expect(textOfPage('sector', { name: 'Steam' }).heading).toBe('Steam jobs');
  });

  const texts = JOB_LANDINGS.map((landing) => firstLandingText(landing.kind, landing.slug));
  test.each(['heading', 'title', 'description'] as const)('no two share a %s', (part) => {
    expect(new Set(texts.map((text) => text[part])).size).toBe(texts.length);
  });

  test.each(texts.map((text) => [text.heading, text] as const))(
    '%s: lengths that suit search results and readers',
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
  ['Nordics', 'nordics'],
  ['Atlantis', undefined],
])('the country "%s" has its page', (name, slug) => {
  expect(landingOfCountry(FIRST_TAXONOMY, name)?.slug).toBe(slug);
});

import type { Settings } from '@torque-tide/contract/settings';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { COLLECTIONS } from '../../src/lib/collections';
import { FRESHNESS } from '../../src/published/content';
import { buildLocationInput, buildSectorInput } from '../support/examples';
import type { TestApi } from '../support/test-api';

const test = useTwoInstances('landings');
const { writer, other } = test;

const solar = { id: 'solar' };
const later = () => other.clock.advance(FRESHNESS.maxAgeMs);
const toldTo = async (api: TestApi) =>
  ((await api.call('settings.get')).body.data as Settings).taxonomy;
const textAt = (kind: string, id: string) =>
  other.call('landingTexts.get', { params: { kind, id } });
const sectorsNow = () => writer.asAdmin('sectors.list');
const locationsNow = () => writer.asAdmin('locations.list');
const rename = () =>
  writer.asAdmin('sectors.update', {
    params: solar,
    body: { name: 'Solar Power', slug: 'solar-power' },
    ifMatch: '"0"',
  });
const refusal = async (...[name, given]: Parameters<TestApi['call']>) => {
  const { status, body } = await writer.callAsAdmin(name, given);
  return [status, body.error?.fields ?? body.message];
};

describe('sectors and locations', () => {
  it("are the product's until the first change, which stores them with their version", async () => {
    expect(await sectorsNow()).toEqual(FIRST_SECTORS);
    expect(await locationsNow()).toEqual(FIRST_LOCATIONS);
    expect(await toldTo(other)).toEqual(FIRST_TAXONOMY);
    const history = () =>
      writer.asAdmin('versions.list', { params: { kind: 'sectors', ...solar } });
    expect(await history()).toEqual([]);

    expect(await rename()).toMatchObject({ version: 1, formerNames: ['Solar'] });
    await expect(rename()).rejects.toThrow('stale');
    const others = FIRST_SECTORS.filter(({ id }) => id !== 'solar');
    expect((await sectorsNow()).filter(({ id }) => id !== 'solar')).toEqual(others);
    expect(await locationsNow()).toEqual(FIRST_LOCATIONS);
    expect((await history()).map(({ version, by }) => [version, by])).toEqual([
      [1, 'ada'],
      [0, 'system'],
    ]);

    await writer.asAdmin('versions.restore', {
      params: { kind: 'sectors', ...solar },
      body: { version: 0, as: 'live' },
    });
    expect((await sectorsNow()).find(({ id }) => id === 'solar')).toEqual({
      ...FIRST_SECTORS.find(({ id }) => id === 'solar'),
      formerNames: ['Solar Power'],
      formerSlugs: ['solar-power'],
      version: 2,
    });
  });

  it('are stored once when two admins make the first change together', async () => {
    await Promise.all([
      rename(),
      writer.asAdmin('sectors.delete', { params: { id: 'wind' } }),
      other.asAdmin('sectors.create', { body: buildSectorInput() }),
    ]);
    const names = (await sectorsNow()).map(({ name }) => name);
    expect(names).toHaveLength(FIRST_SECTORS.length);
    expect(names).toContain('Solar Power');
    expect(names).not.toContain('Wind');
  });

  it('keep their order, former names and addresses, on other instances too', async () => {
    const items = (await locationsNow()).map(({ id, version }) => ({ id, version })).reverse();
    await writer.asAdmin('locations.order', { body: { items } });
    expect((await textAt('sector', 'solar')).body.data).toMatchObject({ heading: 'Solar jobs' });
    await rename();
    later();
    const { sectors, locations } = await toldTo(other);
    expect(locations[0]?.name).toBe('Remote');
    expect(sectors.find(({ id }) => id === 'solar')).toEqual({
      id: 'solar',
      slug: 'solar-power',
      name: 'Solar Power',
      group: 'Clean Energy',
      tags: ['Solar Power', 'Solar'],
      formerNames: ['Solar'],
      hasCaseStudies: true,
      former: ['solar'],
    });
    expect(sectors.find(({ slug }) => slug === 'clean-energy')?.tags).toContain('Solar Power');
    const names = (await other.call('sectorNames.list')).body.data as TaxonomyItem[];
    expect(names).toContainEqual({ id: 'solar', name: 'Solar Power' });
    expect((await textAt('sector', 'solar-power')).status).toBe(200);
    expect((await textAt('sector', 'solar')).status).toBe(404);
    expect((await textAt('location', 'solar-power')).status).toBe(404);
  });

  it('must differ in name and address', async () => {
    expect(await refusal('sectors.update', { params: solar, body: { slug: 'wind' } })).toEqual([
      400,
      { slug: ['Another page has the address “wind”.'] },
    ]);
    const body = buildSectorInput({ name: 'WIND' });
    expect(await refusal('sectors.create', { body })).toEqual([
      400,
      { name: ['There is another one called “WIND”.'] },
    ]);
    await rename();
    expect(
      (await refusal('sectors.create', { body: buildSectorInput({ name: 'Solar' }) }))[1],
    ).toEqual({ name: ['“Solar Power” had this name, and what says it is on its page.'] });
  });

  it('lose their page when deleted, and get it back unless its address is taken', async () => {
    await writer.asAdmin('sectors.delete', { params: solar });
    later();
    expect((await toldTo(other)).sectors.map(({ slug }) => slug)).not.toContain('solar');
    expect((await textAt('sector', 'solar')).status).toBe(404);
    const bringBack = {
      params: { kind: 'sectors', ...solar },
      body: { version: 1, as: 'live' },
    } as const;
    const taken = await writer.asAdmin('sectors.create', {
      body: buildSectorInput({ name: 'Sun', slug: 'solar' }),
    });
    expect((await refusal('versions.restore', bringBack))[0]).toBe(400);
    await writer.asAdmin('sectors.delete', { params: { id: taken.id } });
    await writer.asAdmin('versions.restore', bringBack);
    expect((await sectorsNow()).map(({ id }) => id)).toContain('solar');
  });

  it('always include the two markets, and at least one location', async () => {
    const params = { id: 'clean-energy' };
    const message = 'The page of Clean Energy stays: much of the website is about it.';
    expect(await refusal('sectors.update', { params, body: { name: 'Green' } })).toEqual([
      400,
      { name: [message] },
    ]);
    expect(await refusal('sectors.delete', { params })).toEqual([
      409,
      'Clean Energy stays: much of the website is about it.',
    ]);
    // An imported database may have a single location.
    await writer.firestore.collection(COLLECTIONS.locations).doc('l1').set({ name: 'Wales' });
    const last = { params: { id: 'l1' } };
    expect((await refusal('locations.delete', last))[0]).toBe(409);
    await writer.asAdmin('locations.create', { body: buildLocationInput() });
    await writer.asAdmin('locations.delete', last);
    expect(await locationsNow()).toHaveLength(1);
  });

  it('of an imported database may be names alone, and the markets have their pages', async () => {
    await writer.firestore.collection(COLLECTIONS.sectors).doc('w1').set({ name: 'Wind Power' });
    await writer.firestore.collection(COLLECTIONS.sectors).doc('x1').set({ name: 'Solar' });
    await writer.firestore.collection(COLLECTIONS.locations).doc('l1').set({ name: 'Wales' });
    // By name.
    expect((await other.call('sectorNames.list')).body.data).toEqual([
      { id: 'x1', name: 'Solar' },
      { id: 'w1', name: 'Wind Power' },
    ]);
    expect((await other.call('locationNames.list')).body.data).toEqual([
      { id: 'l1', name: 'Wales' },
    ]);
    const { sectors, locations } = await toldTo(other);
    expect(sectors.map(({ slug }) => slug)).toEqual(['clean-energy', 'future-mobility']);
    expect(locations).toEqual([]);
  });
});

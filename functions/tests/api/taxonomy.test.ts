import type { Version } from '@torque-tide/contract/versions';
import type { Settings } from '@torque-tide/contract/settings';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import {
  TAXONOMY_ID,
  type TaxonomyFields,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import {
  editSector,
  mergeSector,
  retireSector,
  type TaxonomyChange,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { SOLAR_POWER, SOLAR_POWER_TEXT as text } from '@torque-tide/domain/test/solar-power';
import { FIRST_FIELDS, FIRST_SECTORS, FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/lib/collections';
import { FRESHNESS } from '../../src/published/content';
import type { TestApi } from '../support/test-api';
import { type Instance, startTwoInstances, type TwoInstances } from '../support/two-instances';

let test: TwoInstances;
let writer: TestApi;
let other: Instance;
beforeEach(async () => {
  test = await startTwoInstances('taxonomy');
  ({ writer, other } = test);
});
afterEach(() => test.stop());

const params = { id: TAXONOMY_ID };
const later = () => other.clock.advance(FRESHNESS.maxAgeMs);
const toldTo = async (api: TestApi) =>
  ((await api.call('settings.get')).body.data as Settings).taxonomy;
const textAt = (kind: string, id: string) =>
  other.call('landingTexts.get', { params: { kind, id } });
const item = async () => {
  const [record] = await writer.asAdmin<TaxonomyRecord[]>('taxonomy.list');
  if (!record) throw new Error('There is no list of sectors');
  return record;
};
const fieldsOf = ({ id: _id, version: _version, ...fields }: TaxonomyRecord): TaxonomyFields =>
  fields;
async function make(change: TaxonomyChange) {
  const record = await item();
  return writer.asAdmin<TaxonomyRecord>('taxonomy.update', {
    params,
    body: change(fieldsOf(record)),
    ifMatch: `"${record.version}"`,
  });
}

const rename = editSector('solar', { ...SOLAR_POWER, text });

describe('sectors and locations', () => {
  it('are those of the product until somebody changes them, and then begin a history', async () => {
    expect(await item()).toEqual({ id: TAXONOMY_ID, version: 0, ...FIRST_FIELDS });
    expect(await toldTo(other)).toEqual(FIRST_TAXONOMY);
    expect((await make(rename)).version).toBe(1);
    const entries = await writer.asAdmin<Version[]>('versions.list', {
      params: { kind: 'taxonomy', ...params },
    });
    expect(entries.map(({ version }) => version)).toEqual([1, 0]);
    expect(entries[0]?.changes.map(({ field }) => field)).toEqual(['jobSectors', 'sectors']);
  });

  it('reach visitors of other instances, in lists of names and the words of pages', async () => {
    expect((await textAt('sector', 'solar')).body.data).toMatchObject({ heading: 'Solar jobs' });
    await make(rename);
    later();
    const { sectors } = await toldTo(other);
    expect(sectors.find(({ slug }) => slug === 'solar-power')).toEqual({
      slug: 'solar-power',
      name: 'Solar power',
      group: 'Clean Energy',
      tags: ['Solar Power', 'Solar'],
      hasCaseStudies: true,
      former: ['solar'],
    });
    const names = (await other.call('sectors.list')).body.data as TaxonomyItem[];
    expect(names).toContainEqual({ id: 'solar', name: 'Solar Power' });
    expect(names).toHaveLength(FIRST_SECTORS.length);
    expect((await textAt('sector', 'solar-power')).body.data).toEqual(text);
    expect((await textAt('sector', 'solar')).status).toBe(404);
    expect((await textAt('location', 'solar-power')).status).toBe(404);
  });

  it('are changed on the version that was read, and can be put back', async () => {
    const before = await item();
    await make(rename);
    const stale = await writer.call('taxonomy.update', {
      params,
      body: { jobSectors: [] },
      ifMatch: `"${before.version}"`,
      token: await writer.validToken(),
    });
    expect(stale.status).toBe(412);
    await make(mergeSector('wind', 'solar'));
    await make(retireSector('hydrogen', true));
    await writer.asAdmin('versions.restore', {
      params: { kind: 'taxonomy', ...params },
      body: { version: 0, as: 'live' },
    });
    expect(fieldsOf(await item())).toEqual(FIRST_FIELDS);
  });

  it('that cannot be are refused with their reason', async () => {
    const refused = async (change: TaxonomyChange) => {
      const { status, body } = await writer.call('taxonomy.update', {
        params,
        body: change(fieldsOf(await item())),
        token: await writer.validToken(),
      });
      return [status, body.error?.fields];
    };
    expect(await refused(retireSector('clean-energy', true))).toEqual([
      400,
      { sectors: ['The page of Clean Energy stays: it is half of the business.'] },
    ]);
    expect(
      await refused((fields) => ({
        ...fields,
        sectors: fields.sectors.map((record) => ({ ...record, slug: 'one' })),
      })),
    ).toEqual([400, { sectors: ['The address “one” belongs to another page.'] }]);
    expect((await item()).version).toBe(0);
  });

  it('are those of the product where something else is stored, so that no page is missing', async () => {
    await writer.firestore
      .collection(COLLECTIONS.taxonomy)
      .doc(TAXONOMY_ID)
      .set({ sectors: 'none', version: 4 });
    expect(await toldTo(other)).toEqual(FIRST_TAXONOMY);
    expect((await item()).version).toBe(4);
  });

  it('of a database from before are told by their names until somebody changes the list', async () => {
    await writer.firestore.collection('sectors').doc('wind').set({ name: 'Wind Power' });
    expect((await other.call('sectors.list')).body.data).toEqual([
      { id: 'wind', name: 'Wind Power' },
    ]);
    await make(rename);
    later();
    const names = (await other.call('sectors.list')).body.data as TaxonomyItem[];
    expect(names).toContainEqual({ id: 'wind', name: 'Wind' });
  });
});

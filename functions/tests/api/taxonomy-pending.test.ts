import type { HistoryEntry } from '@torque-tide/contract/history';
import type { PendingNote } from '@torque-tide/contract/pending';
import type { Settings } from '@torque-tide/contract/settings';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import {
  TAXONOMY_ID,
  type TaxonomyFields,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import {
  addLocation,
  editSector,
  moveEntry,
  retireSector,
  type TaxonomyChange,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { SOLAR_POWER, SOLAR_POWER_TEXT as text } from '@torque-tide/domain/test/solar-power';
import { FIRST_FIELDS, toTaxonomy } from '@torque-tide/domain/taxonomy';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FRESHNESS } from '../../src/published/content';
import { HOUR, MINUTE } from '../support/fakes';
import { standingItem } from '../support/standing-item';
import type { TestApi } from '../support/test-api';
import { getPage, startPages, stopPages } from '../support/test-pages';
import { type Instance, startTwoInstances, type TwoInstances } from '../support/two-instances';

const params = { id: TAXONOMY_ID };
const rename = editSector('solar', { ...SOLAR_POWER, text });
const renamed = rename(FIRST_FIELDS);

/** Stands in for the built site: the document of a sector's jobs says which sectors there are. */
const sectorSite: SiteRenderer = {
  shell: () => '',
  listedPaths: [],
  manifest: {},
  searchOf: () => '',
  statusOf: async () => 200,
  render: async (path, content) => {
    const landing = await content.landingText('sector', path.split('/').at(-1) ?? '');
    const { sectors } = (await content.settings()).value.taxonomy;
    const names = sectors.map(({ name }) => name).join(', ');
    return landing
      ? { status: 200, html: `${landing.heading}: ${names}` }
      : { status: 404, html: '' };
  },
};

let test: TwoInstances;
let writer: TestApi;
let other: Instance;
let pages: Server;
beforeEach(async () => {
  test = await startTwoInstances('taxonomy-pending');
  ({ writer, other } = test);
  pages = await startPages(other, { loadSite: async () => sectorSite });
});
afterEach(async () => {
  await stopPages(pages);
  await test.stop();
});

const { edit, call, history, restore } = standingItem('taxonomy', params.id, () => writer);
const item = async () => (await writer.asAdmin<TaxonomyRecord[]>('taxonomy.list'))[0];
type Pending = PendingNote & { item: TaxonomyRecord; base: TaxonomyRecord };
const pending = () => writer.asAdmin<Pending | null>('taxonomy.getPending', { params });
const save = (changes: Partial<TaxonomyFields>, more: object = {}) =>
  writer.asAdmin<Pending>('taxonomy.savePending', {
    params,
    body: { baseVersion: 0, changes, ...more },
  });
const inAnHour = () => new Date(writer.clock.now().getTime() + HOUR).toISOString();
const later = () => other.clock.advance(FRESHNESS.maxAgeMs);

const documentAt = async (path: string) => {
  const answer = await getPage(pages, path);
  return { status: answer.status, text: await answer.text() };
};

/** All that visitors of an instance are told of sectors. */
async function seenBy(api: TestApi) {
  const at = { params: { kind: 'sector', id: 'solar-power' } };
  const named = (await api.call('sectors.list')).body.data as TaxonomyItem[];
  const { taxonomy } = (await api.call('settings.get')).body.data as Settings;
  return {
    sector: taxonomy.sectors.find(({ slug }) => slug.startsWith('solar'))?.name,
    offered: taxonomy.jobSectors.find((name) => name.startsWith('Solar')),
    listed: named.find(({ id }) => id === 'solar')?.name,
    text: (await api.call('landingTexts.get', at)).status,
    ...(api === other && {
      document: (await documentAt('/jobs/sector/solar-power')).status,
      link: (await documentAt('/jobs/sector/wind')).text.match(/Solar(?: power)?/)?.[0],
    }),
  };
}
const asBefore = { sector: 'Solar', offered: 'Solar', listed: 'Solar', text: 404 };
const asChanged = {
  sector: 'Solar power',
  offered: 'Solar Power',
  listed: 'Solar Power',
  text: 200,
};

describe('unpublished changes of sectors and locations', () => {
  it('stand beside what nobody has stored, and no visitor knows of them', async () => {
    expect(await pending()).toBeNull();
    const saved = await save(renamed);
    expect(saved).toMatchObject({ pendingVersion: 1, baseVersion: 0, by: 'ada' });
    expect(saved.item).toEqual({ ...params, version: 0, ...renamed });
    expect(saved.base).toEqual({ ...params, version: 0, ...FIRST_FIELDS });
    expect(await pending()).toEqual(saved);
    expect(await writer.asAdmin('pending.list')).toMatchObject([{ kind: 'taxonomy', ...params }]);
    later();
    expect(await seenBy(writer)).toEqual(asBefore);
    expect(await seenBy(other)).toEqual({ ...asBefore, document: 404, link: 'Solar' });
    expect(await item()).toEqual({ ...params, version: 0, ...FIRST_FIELDS });
    expect(await history()).toEqual([]);
  });

  it('are published by a press, as one version that can be put back', async () => {
    await save(renamed);
    await writer.asAdmin('taxonomy.publishPending', {
      params,
      body: { baseVersion: 0, changes: {} },
      ifMatch: '"1"',
    });
    expect(await seenBy(writer)).toEqual(asChanged);
    later();
    expect(await seenBy(other)).toEqual({ ...asChanged, document: 200, link: 'Solar power' });
    expect(await pending()).toBeNull();
    expect(await item()).toEqual({ ...params, version: 1, ...renamed });
    await restore(0);
    expect(await item()).toEqual({ ...params, version: 2, ...FIRST_FIELDS });
  });

  it('that are dropped are gone, and change nothing', async () => {
    await save(renamed);
    await writer.asAdmin('taxonomy.dropPending', { params, ifMatch: '"1"' });
    expect(await pending()).toBeNull();
    later();
    expect(await seenBy(other)).toEqual({ ...asBefore, document: 404, link: 'Solar' });
    expect((await call('taxonomy.dropPending')).status).toBe(404);
  });

  it('on a version that others have changed are refused', async () => {
    await save(renamed);
    const again = { body: { baseVersion: 0, changes: { jobSectors: [] } }, ifMatch: '"0"' };
    expect((await call('taxonomy.savePending', again)).status).toBe(412);
    await edit({ jobSectors: ['Wind'] });
    const onOld = { body: { baseVersion: 0, changes: {} }, ifMatch: '"1"' };
    expect((await call('taxonomy.publishPending', onOld)).status).toBe(412);
    expect((await pending())?.pendingVersion).toBe(1);
    expect((await item())?.jobSectors).toEqual(['Wind']);
  });

  it('that cannot be are refused when they are saved, with their reason', async () => {
    const refused = async (changes: object) => {
      const body = { baseVersion: 0, changes };
      const answer = await call('taxonomy.savePending', { body });
      return [answer.status, answer.body.error?.fields];
    };
    expect(await refused(retireSector('clean-energy', true)(FIRST_FIELDS))).toEqual([
      400,
      { sectors: ['The page of Clean Energy stays: it is half of the business.'] },
    ]);
    const place = { name: 'Italy', slug: 'italy', tag: 'Italy' };
    const { locations } = addLocation({ ...place, where: { country: 'Italy' } })(FIRST_FIELDS);
    const at = `changes.locations.${locations.length - 1}.where.country`;
    expect(await refused({ locations })).toEqual([
      400,
      { [at]: ['Please name a country, or write ‘Remote’'] },
    ]);
    expect(await pending()).toBeNull();
  });

  it('are there for the one item alone', async () => {
    const elsewhere = { params: { id: 'another' } };
    expect((await call('taxonomy.getPending', elsewhere)).status).toBe(404);
    const body = { baseVersion: 0, changes: {} };
    expect((await call('taxonomy.savePending', { ...elsewhere, body })).status).toBe(404);
  });
});

describe('changes with a time', () => {
  it('are seen from then on by every instance, with nobody there, and not a moment before', async () => {
    const publishAt = inAnHour();
    await save(renamed, { publishAt });
    later();
    const before = { ...asBefore, document: 404, link: 'Solar' };
    const after = { ...asChanged, document: 200, link: 'Solar power' };
    expect(await seenBy(other)).toEqual(before);
    other.clock.advance(Date.parse(publishAt) - other.clock.now().getTime() - 1);
    expect(await seenBy(other)).toEqual(before);
    other.clock.advance(1);
    expect(await seenBy(other)).toEqual(after);
    // An instance that begins now reads the copy.
    const late = await test.startInstance();
    late.clock.advance(HOUR);
    expect(await seenBy(late)).toEqual(asChanged);
  });

  it('become a version of that time when somebody reads what is stored', async () => {
    const publishAt = inAnHour();
    await save(renamed, { publishAt });
    writer.clock.advance(HOUR + MINUTE);
    const told = await writer.asAdmin<Settings>('settings.get');
    expect(told.taxonomy.jobSectors).toContain('Solar Power');
    expect(await item()).toEqual({ ...params, version: 1, ...renamed });
    expect(await pending()).toBeNull();
    const [entry] = (await history()) satisfies HistoryEntry[];
    expect(entry).toMatchObject({ action: 'published', by: 'ada', at: publishAt, version: 1 });
  });

  it('keep no document in the CDN beyond their time', async () => {
    await save(renamed, { publishAt: inAnHour() });
    later();
    await documentAt('/jobs/sector/wind');
    other.clock.advance(HOUR - MINUTE);
    const { headers } = await getPage(pages, '/jobs/sector/wind');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });
});

describe('changes with a time, and what is edited live before it', () => {
  const record = (all: TaxonomyFields | undefined, id: string) =>
    all?.sectors.find((each) => each.id === id);
  const named = (id: string, tag: string, slug: string) =>
    editSector(id, {
      tag,
      name: tag,
      slug,
      group: 'Clean Energy',
      hasCaseStudies: true,
      hasPage: true,
      isOffered: true,
    });
  const live = async (change: TaxonomyChange) => {
    const { id: _id, version, ...fields } = (await item())!;
    return edit<TaxonomyRecord>(change(fields), `"${version}"`);
  };

  it('go together where they are of different sectors, for visitors and in what is stored', async () => {
    await save(renamed, { publishAt: inAnHour() });
    const moved = moveEntry('sectors', 'solar', 'up');
    const wind = named('wind', 'Wind Power', 'wind-power');
    await live(moved);
    await live(wind);
    expect(await pending()).not.toHaveProperty('clashes');
    const [note] = await writer.asAdmin<PendingNote[]>('pending.list');
    expect(note).not.toHaveProperty('clashes');

    const both = wind(moved(rename(FIRST_FIELDS)));
    other.clock.advance(HOUR);
    const { taxonomy } = (await other.call('settings.get')).body.data as Settings;
    expect(taxonomy).toEqual(toTaxonomy(both));
    writer.clock.advance(HOUR);
    expect(await item()).toEqual({ ...params, version: 3, ...both });
    expect(await pending()).toBeNull();
  });

  it('go together where they are of different fields of one sector', async () => {
    await save(retireSector('solar', true)(FIRST_FIELDS), { publishAt: inAnHour() });
    await live(rename);
    expect(await pending()).not.toHaveProperty('clashes');
    writer.clock.advance(HOUR);
    const stored = await item();
    expect(record(stored, 'solar')).toMatchObject({ isRetired: true, slug: 'solar-power', text });
    expect(stored?.jobSectors).not.toContain('Solar Power');
  });

  it('are held back where both say something else of one field of a sector', async () => {
    await save(renamed, { publishAt: inAnHour() });
    await live(named('solar', 'Sun Power', 'sun-power'));
    expect(await pending()).toMatchObject({ clashes: ['sectors'] });
    const [note] = await writer.asAdmin<PendingNote[]>('pending.list');
    expect(note).toMatchObject({ clashes: ['sectors'] });
    other.clock.advance(HOUR);
    expect(await seenBy(other)).toMatchObject({ listed: 'Sun Power', text: 404 });
    writer.clock.advance(HOUR);
    expect(await item()).toMatchObject({ version: 1 });
    expect((await pending())?.item).toMatchObject(renamed);
  });

  it('are held back where each may be, and both may not', async () => {
    await save(renamed, { publishAt: inAnHour() });
    await live(named('wind', 'Wind Power', 'solar-power'));
    expect((await pending())?.clashes).toEqual(['jobSectors', 'sectors']);
    writer.clock.advance(HOUR);
    expect(await item()).toMatchObject({ version: 1 });
  });
});

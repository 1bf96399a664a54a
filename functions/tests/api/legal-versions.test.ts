import type { LegalVersion, LegalVersionNote } from '@torque-tide/contract/texts';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/lib/collections';
import { FRESHNESS } from '../../src/published/content';
import { HOUR, MINUTE } from '../support/fakes';
import { breakReads } from '../support/firestore-reads';
import { standingItem } from '../support/standing-item';
import type { TestApi } from '../support/test-api';
import { getPage, plainSite, startPages, stopPages } from '../support/test-pages';
import {
  type Instance,
  readsOf,
  startTwoInstances,
  type TwoInstances,
} from '../support/two-instances';

const params = { id: 'privacyPolicy' };
const first = showTexts('privacyPolicy', {}, FIRST_SETTINGS);
const firstVersion = (({ heading, lead, updated, sections }) => ({
  heading,
  lead,
  updated,
  sections,
}))(first);

let test: TwoInstances;
let writer: TestApi;
let other: Instance;
beforeEach(async () => {
  test = await startTwoInstances('legal-versions');
  ({ writer, other } = test);
});
afterEach(() => test.stop());

const { edit, history, restore } = standingItem('pageTexts', params.id, () => writer);
const settle = standingItem('siteSettings', 'site', () => writer).edit;

async function namesSeenBy(api: TestApi, id = params.id): Promise<string[]> {
  const { body } = await api.call('texts.versions', { params: { id } });
  return (body.data as LegalVersionNote[]).map(({ name }) => name);
}
const answer = (api: TestApi, version: string, id = params.id) =>
  api.call('texts.version', { params: { id, version } });
const version = async (name: string, id = params.id) =>
  (await answer(other, name, id)).body.data as LegalVersion;
const storedNames = async () =>
  (await writer.firestore.collection(COLLECTIONS.legalVersions).get()).docs.map(({ id }) => id);
const later = () => {
  for (const { clock } of [writer, other]) clock.advance(FRESHNESS.maxAgeMs);
};
const inAnHour = () => new Date(writer.clock.now().getTime() + HOUR).toISOString();
const passAnHour = () => {
  for (const { clock } of [writer, other]) clock.advance(HOUR + MINUTE);
};

describe('a legal text that nobody has changed', () => {
  it('has no earlier version, and no other text or address has one', async () => {
    expect(await namesSeenBy(other)).toEqual([]);
    expect(await writer.asAdmin('texts.versions', { params })).toEqual([]);
    for (const id of ['services', 'nowhere']) {
      expect((await other.call('texts.versions', { params: { id } })).status).toBe(404);
      expect((await answer(other, '2025-06-30', id)).status).toBe(404);
    }
    for (const name of ['2025-06-30', '30-June-2025', 'x']) {
      expect((await answer(other, name)).status).toBe(404);
      const sent = { params: { ...params, version: name }, token: await writer.validToken() };
      expect((await writer.call('texts.version', sent)).status).toBe(404);
    }
  });
});

describe('a change', () => {
  it('keeps what held until then, under its day, for good', async () => {
    const until = writer.clock.now().toISOString();
    await edit({ lead: 'In short: {email}.', updated: '2026-11-25' });
    later();
    expect(await namesSeenBy(other)).toEqual(['2025-06-30']);
    const kept = { ...firstVersion, name: '2025-06-30', heldUntil: until };
    expect(await version('2025-06-30')).toEqual(kept);
    expect(
      await writer.asAdmin('texts.version', { params: { ...params, version: '2025-06-30' } }),
    ).toEqual(kept);
    await settle({ email: 'desk@example.org', legalEntity: 'Another Ltd' });
    later();
    expect(await version('2025-06-30')).toEqual(kept);
    expect((await version('2026-11-25')).lead).toBe(`In short: ${FIRST_SETTINGS.agency.email}.`);
  });

  it('of a day that has a version already gets a number', async () => {
    for (const lead of ['One.', 'Two.', 'Three.']) await edit({ lead, updated: '2026-11-25' });
    later();
    expect(await namesSeenBy(other)).toEqual(
      expect.arrayContaining(['2026-11-25', '2026-11-25-2', '2025-06-30']),
    );
    expect((await version('2026-11-25')).lead).toBe('One.');
    expect((await version('2026-11-25-2')).lead).toBe('Two.');
  });

  it('of what search results are told, or of another page, makes none', async () => {
    await edit({ description: 'What we do with data.' });
    await writer.asAdmin('pageTexts.update', { params: { id: 'services' }, body: { lead: 'Hi.' } });
    await settle({ tagline: 'Other words' });
    expect(await storedNames()).toEqual([]);
  });

  it('of a setting makes one of each text that names it', async () => {
    await settle({ liabilityCap: '£200' });
    expect(await storedNames()).toEqual(['termsOfService_2025-06-30']);
    await settle({ email: 'desk@example.org' });
    expect((await storedNames()).toSorted()).toEqual([
      'cookiesPolicy_2025-06-30',
      'privacyPolicy_2025-06-30',
      'termsOfService_2025-06-30',
    ]);
    later();
    const terms = JSON.stringify(await version('2025-06-30', 'termsOfService'));
    expect(terms).toContain('limited to £100');
    expect(await namesSeenBy(other, 'termsOfService')).toEqual(['2025-06-30']);
  });

  it('that is refused, or waits beside the text, makes none', async () => {
    const token = await writer.validToken();
    const bad = { params, token, body: { lead: 'From {nobody}' } };
    expect((await writer.call('pageTexts.update', bad)).status).toBe(400);
    const stale = { params, token, body: { lead: 'New.' }, ifMatch: '"7"' };
    expect((await writer.call('pageTexts.update', stale)).status).toBe(412);
    const waiting = { baseVersion: 0, changes: { lead: 'Waits.' } };
    await writer.asAdmin('pageTexts.savePending', { params, body: waiting });
    expect(await storedNames()).toEqual([]);
    await writer.asAdmin('pageTexts.publishPending', { params, body: waiting });
    expect(await storedNames()).toEqual(['privacyPolicy_2025-06-30']);
  });

  it('that is sent twice makes one', async () => {
    const token = await writer.validToken();
    const sent = { params, token, body: { lead: 'Once.' }, key: randomUUID() };
    expect((await writer.call('pageTexts.update', sent)).status).toBe(200);
    expect((await writer.call('pageTexts.update', sent)).status).toBe(200);
    expect(await storedNames()).toEqual(['privacyPolicy_2025-06-30']);
  });

  it('that is taken back by history keeps what held meanwhile', async () => {
    await edit({ lead: 'A mistake.', updated: '2026-11-25' });
    await restore(0);
    later();
    expect(await namesSeenBy(other)).toHaveLength(2);
    expect((await version('2026-11-25')).lead).toBe('A mistake.');
    expect(await history()).toHaveLength(3);
    await edit({ lead: 'Half a mistake.' });
    await restore(0, 'lead');
    later();
    expect((await namesSeenBy(other)).toSorted()).toEqual([
      '2025-06-30',
      '2025-06-30-2',
      '2025-06-30-3',
      '2026-11-25',
    ]);
    expect((await version('2025-06-30-2')).lead).toBe(first.lead);
    expect((await version('2025-06-30-3')).lead).toBe('Half a mistake.');
  });

  it('of settings and text at once leaves no words out', async () => {
    await Promise.all([
      edit({ lead: 'Write to {email}.', updated: '2026-11-25' }),
      settle({ email: 'desk@example.org' }),
    ]);
    const names = (await storedNames()).filter((name) => name.startsWith('privacyPolicy'));
    expect(names).toHaveLength(2);
  });
});

describe('a change with a time', () => {
  const schedule = (changes: object, publishAt: string) =>
    writer.asAdmin('pageTexts.savePending', {
      params,
      body: { baseVersion: 0, changes, publishAt },
    });

  it('keeps what held until its time, though nobody is there', async () => {
    const at = inAnHour();
    await schedule({ lead: 'From then on.', updated: '2026-11-26' }, at);
    later();
    expect(await namesSeenBy(other)).toEqual([]);
    passAnHour();
    expect((await answer(other, '2025-06-30')).body.data).toEqual({
      ...firstVersion,
      name: '2025-06-30',
      heldUntil: at,
    });
    expect(await namesSeenBy(other)).toEqual(['2025-06-30']);
    later();
    const { body } = await other.call('texts.get', { params });
    expect(body.data).toMatchObject({ lead: 'From then on.', updated: '26 November 2026' });
    expect(await namesSeenBy(other)).toEqual(['2025-06-30']);
  });

  it('and one of a setting after it, keep what each has shown', async () => {
    await schedule({ lead: 'Write to {email}.', updated: '2026-11-26' }, inAnHour());
    const inTwo = new Date(writer.clock.now().getTime() + 2 * HOUR).toISOString();
    await writer.asAdmin('siteSettings.savePending', {
      params: { id: 'site' },
      body: { baseVersion: 0, changes: { email: 'desk@example.org' }, publishAt: inTwo },
    });
    passAnHour();
    passAnHour();
    // Nobody has looked between the two.
    expect(await namesSeenBy(other)).toEqual(['2026-11-26', '2025-06-30']);
    expect((await version('2025-06-30')).lead).toBe(first.lead);
    expect((await version('2026-11-26')).lead).toBe(`Write to ${FIRST_SETTINGS.agency.email}.`);
  });

  it('that is taken back before makes none', async () => {
    await schedule({ lead: 'Never.' }, inAnHour());
    await writer.asAdmin('pageTexts.dropPending', { params });
    passAnHour();
    expect(await namesSeenBy(other)).toEqual([]);
    expect(await storedNames()).toEqual([]);
  });
});

describe('pages', () => {
  const site: SiteRenderer = {
    ...plainSite,
    render: async (path, content) => {
      const [, , name] = path.split('/');
      if (name === undefined) {
        const { value, isStandIn } = await content.legalVersions(params.id);
        return { status: 200, html: JSON.stringify(value), isProvisional: isStandIn };
      }
      const found = await content.legalVersion(params.id, name);
      return { status: found ? 200 : 404, html: found?.lead ?? 'none' };
    },
  };

  it('come while Firestore is away, without the list and kept by nobody; an earlier version does not', async () => {
    await edit({ lead: 'New.', updated: '2026-11-25' });
    const { firestore } = other;
    const server = await startPages(writer, { firestore, loadSite: async () => site });
    const get = async (path: string) => {
      const response = await getPage(server, path);
      return [response.status, await response.text(), response.headers.get('cache-control')];
    };
    const failing = () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 }));
    const mend = breakReads(firestore, failing);
    expect(await get('/privacy-policy')).toEqual([200, '[]', 'private, no-cache']);
    expect((await get('/privacy-policy/2025-06-30'))[0]).toBe(503);
    mend();
    writer.clock.advance(MINUTE);
    expect((await get('/privacy-policy'))[1]).toContain('2025-06-30');
    expect((await get('/privacy-policy/2025-06-30')).slice(0, 2)).toEqual([200, first.lead]);
    expect((await get('/privacy-policy/2025-07-01')).slice(0, 2)).toEqual([404, 'none']);
    await stopPages(server);
  });
});

describe('versions', () => {
  it('cost a visitor no read while nothing changes', async () => {
    await edit({ lead: 'New.', updated: '2026-11-25' });
    later();
    await namesSeenBy(other);
    await version('2025-06-30');
    expect(await readsOf(other, () => namesSeenBy(other))).toBe(0);
    expect(await readsOf(other, () => version('2025-06-30'))).toBe(0);
    // Nor does whoever tries addresses.
    expect(await readsOf(other, () => answer(other, '2024-01-01'))).toBe(0);
  });

  it('that cannot be read are no others: the answer is 503, and the present text is there', async () => {
    await edit({ lead: 'New.', updated: '2026-11-25' });
    await other.call('texts.get', { params });
    const failing = () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 }));
    const mend = breakReads(other.firestore, failing);
    expect((await answer(other, '2025-06-30')).status).toBe(503);
    expect((await other.call('texts.get', { params })).status).toBe(200);
    mend();
    expect((await answer(other, '2025-06-30')).status).toBe(200);
  });
});

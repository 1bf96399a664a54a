import type { ShownTexts } from '@torque-tide/contract/page-texts';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { firstTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { COLLECTIONS } from '../../src/lib/collections';
import { FRESHNESS } from '../../src/published/content';
import { HOUR, MINUTE } from '../support/fakes';
import { standingItem } from '../support/standing-item';
import type { TestApi } from '../support/test-api';

const params = { id: 'services' };
const first = firstTexts('services');

const test = useTwoInstances('page-texts');
const { writer, other } = test;

const seenBy = async (api: TestApi, id = 'services') =>
  (await api.call('texts.get', { params: { id } })).body.data as ShownTexts;
const { edit, call, versions, restore } = standingItem('pageTexts', params.id, () => writer);
const items = () => writer.asAdmin('pageTexts.list');
const item = async () => (await items()).find(({ id }) => id === params.id);
const later = () => other.clock.advance(FRESHNESS.maxAgeMs);

describe('texts that nobody has changed', () => {
  it('are the defaults for all, until their first change, and can be restored', async () => {
    expect((await items()).map(({ id }) => id)).toEqual(TEXTS_NAMES);
    expect(await item()).toEqual({ ...first, ...params, version: 0 });
    expect(await versions()).toEqual([]);
    for (const name of TEXTS_NAMES) {
      expect(await seenBy(other, name)).toEqual(showTexts(name, {}, FIRST_SETTINGS));
    }
    expect(await writer.asAdmin('texts.get', { params })).toEqual(await seenBy(other));

    // Each page is stored by itself.
    const saved = await edit({ heading: 'How to hire' }, '"0"');
    expect(saved).toEqual({ ...first, ...params, heading: 'How to hire', version: 1 });
    const [changed, begun] = await versions();
    expect(changed).toMatchObject({
      version: 1,
      action: 'updated',
      changes: [{ field: 'heading', before: 'Four ways to hire', after: 'How to hire' }],
    });
    expect(begun).toMatchObject({ version: 0, action: 'created', by: 'system' });
    expect((await items()).map(({ id, version }) => [id, version])).toContainEqual([
      'solutions',
      0,
    ]);
    await restore(0);
    expect(await item()).toEqual({ ...first, ...params, version: 2 });
  });
});

describe('a change', () => {
  it('of a setting appears in the texts that name it', async () => {
    await seenBy(other, 'solutions');
    const settings = { params: { id: 'site' }, body: { worthwhileHires: '6+' } };
    await writer.asAdmin('siteSettings.update', settings);
    later();
    expect((await seenBy(other, 'solutions'))['growthSuitedTo']).toBe('6+ hires annually');
  });

  it('that is invalid is refused at its fields, also in a draft', async () => {
    const changes = { lead: 'From {price}', questions: [] };
    const { status, body } = await call('pageTexts.update', { body: changes });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({
      lead: [expect.stringMatching(/^There is no setting \{price\}/)],
      questions: [expect.stringMatching(/^There must be 1 to 15/)],
    });
    const draft = { params: { kind: 'pageTexts', ...params }, body: { changes } };
    expect((await call('drafts.save', draft)).status).toBe(400);
    expect(await item()).toMatchObject({ version: 0 });
  });

  it('with a time appears at that time without any request from an admin', async () => {
    const at = new Date(writer.clock.now().getTime() + HOUR).toISOString();
    await writer.asAdmin('drafts.save', {
      params: { kind: 'pageTexts', ...params },
      body: { changes: { heading: 'How to hire' }, publishAt: at },
    });
    later();
    expect((await seenBy(other))['heading']).toBe('Four ways to hire');
    other.clock.advance(HOUR + MINUTE);
    writer.clock.advance(HOUR + MINUTE);
    expect((await seenBy(other))['heading']).toBe('How to hire');
    expect(await item()).toMatchObject({ heading: 'How to hire', version: 2 });
  });
});

it('an invalid text in the database falls back to the default, and is logged', async () => {
  const stored = { heading: 'How to hire', lead: 'At {price}', questions: 'none', version: 3 };
  await writer.firestore.collection(COLLECTIONS.pageTexts).doc('services').set(stored);
  await writer.firestore.collection(COLLECTIONS.pageTexts).doc('of-no-page').set({ heading: 'x' });
  expect((await items()).map(({ id }) => id)).toEqual(TEXTS_NAMES);
  const shown = showTexts('services', {}, FIRST_SETTINGS);
  expect(await seenBy(other)).toEqual({ ...shown, heading: 'How to hire' });
  expect(other.log.lines.map(({ details }) => details)).toEqual([
    {
      page: 'services',
      field: 'lead',
      message: expect.stringMatching(/^There is no setting \{price\}/),
    },
    { page: 'services', field: 'questions', message: expect.stringMatching(/not of the kind/) },
  ]);
});

import { type Settings, SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { COLLECTIONS } from '../../src/lib/collections';
import { FRESHNESS } from '../../src/published/content';
import { standingItem } from '../support/standing-item';
import type { TestApi } from '../support/test-api';
import { readsOf } from '../support/two-instances';

const first = toFields(FIRST_SETTINGS);
const params = { id: SITE_SETTINGS_ID };

const test = useTwoInstances('settings');
const { writer, other } = test;

const seenBy = async (api: TestApi) => (await api.call('settings.get')).body.data as Settings;
const { edit, call, versions, restore } = standingItem('siteSettings', params.id, () => writer);
const item = async () => (await writer.asAdmin('siteSettings.list'))[0];
const later = () => other.clock.advance(FRESHNESS.maxAgeMs);
const stored = () => writer.firestore.collection(COLLECTIONS.siteSettings).doc(SITE_SETTINGS_ID);

describe('settings that nobody has changed', () => {
  it('are the defaults for all, until their first change, and can be restored', async () => {
    expect(await seenBy(other)).toEqual(FIRST_SETTINGS);
    expect(await writer.asAdmin('settings.get')).toEqual(FIRST_SETTINGS);
    expect(await item()).toEqual({ id: SITE_SETTINGS_ID, ...first, version: 0 });
    expect(await versions()).toEqual([]);
    expect((await stored().get()).exists).toBe(false);

    const changes = { phone: '+44 20 7946 0999', ratesPerHire: [{ fromMonths: 3, rate: 2900 }] };
    const saved = await edit(changes, '"0"');
    expect(saved).toEqual({ id: SITE_SETTINGS_ID, ...first, ...changes, version: 1 });
    const [changed, begun] = await versions();
    expect(changed).toMatchObject({
      version: 1,
      action: 'updated',
      by: 'ada',
      changes: [
        { field: 'phone', before: first.phone, after: '+44 20 7946 0999' },
        // Figures and prices are described in words.
        {
          field: 'ratesPerHire',
          before: ['3 months: £3,000', '6 months: £2,850', '9 months: £2,600'],
          after: ['3 months: £2,900'],
        },
      ],
    });
    expect(begun).toMatchObject({ version: 0, action: 'created', by: 'system', changes: [] });
    await restore(0);
    expect(await item()).toEqual({ id: SITE_SETTINGS_ID, ...first, version: 2 });
  });
});

describe('a change', () => {
  it('reaches visitors of other instances within the age of their memory', async () => {
    expect(await seenBy(other)).toEqual(FIRST_SETTINGS);
    await edit({ name: 'Keel & Current', placementFees: '12%' });
    expect((await seenBy(writer)).agency.name).toBe('Keel & Current');
    expect(await readsOf(other, () => seenBy(other))).toBe(0);
    later();
    const { agency, claims } = await seenBy(other);
    expect(agency).toEqual({ ...FIRST_SETTINGS.agency, name: 'Keel & Current' });
    expect(claims.growth).toEqual({ ...FIRST_SETTINGS.claims.growth, placementFees: '12%' });
    // Admins see it at once.
    await edit({ tagline: 'For ports and grids' });
    expect((await other.asAdmin('settings.get')).agency.tagline).toBe('For ports and grids');
  });

  it('that empties a fact keeps it empty, and the history restores it', async () => {
    await edit({ phone: '', linkedIn: '' });
    expect(await item()).not.toHaveProperty('phone');
    later();
    expect((await seenBy(other)).agency).not.toHaveProperty('phone');
    await edit({ tagline: 'For ports and grids' });
    expect(await item()).not.toHaveProperty('linkedIn');
    await restore(0);
    expect(await item()).toMatchObject({ phone: first.phone, linkedIn: first.linkedIn });
  });
});

describe('a price that another claim denies', () => {
  const DENIED =
    'Prices fall with the months: £3,100 from 6 months is not less than £3,000 from 3.';
  const changes = {
    ratesPerHire: [
      { fromMonths: 3, rate: 3000 },
      { fromMonths: 6, rate: 3100 },
    ],
  };

  it('is refused with the reason, at its field', async () => {
    const { status, body } = await call('siteSettings.update', { body: changes });
    expect([status, body.message]).toEqual([400, DENIED]);
    expect(body.error).toEqual({ code: 'invalid', fields: { ratesPerHire: [DENIED] } });
    expect((await stored().get()).exists).toBe(false);
  });
});

it('an invalid stored field falls back to the default, and is logged once', async () => {
  await stored().set({ phone: 'call us', email: 'new@example.com' });
  const { agency } = await seenBy(other);
  expect(agency).toEqual({ ...FIRST_SETTINGS.agency, email: 'new@example.com' });
  later();
  await seenBy(other);
  expect(other.log.lines).toEqual([
    {
      level: 'error',
      message: 'A setting cannot be shown: what it was at first stands in its place',
      details: { field: 'phone', message: 'Please enter a telephone number' },
    },
  ]);
  expect(await item()).toMatchObject({ phone: first.phone, email: 'new@example.com', version: 0 });
});

import type { ClientLogo } from '@torque-tide/contract/client-logos';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildClientLogoInput, buildTestimonialInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';

const api = useTestApi('testimonials-and-logos');

it('a logo address is stored as browsers normalise it', async () => {
  const logoUrlAsTyped = 'https:logos.example\r\n/a b.svg';
  const body = buildClientLogoInput({ logoUrl: logoUrlAsTyped, isActive: false });
  const { id, logoUrl } = await api.asAdmin('clientLogos.create', { body });
  expect(logoUrl).toBe('https://logos.example/a%20b.svg');
  const answer = await api.callAsAdmin('clientLogos.update', {
    params: { id },
    body: { logoUrl: 'https:' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error?.fields).toEqual({ logoUrl: ['Please enter a valid logo URL'] });
});

describe('testimonials', () => {
  const create = (overrides: Parameters<typeof buildTestimonialInput>[0] = {}) =>
    api.asAdmin('testimonials.create', { body: buildTestimonialInput(overrides) });

  it('are active by default, and their details are optional', async () => {
    const { id, ...testimonial } = await create();
    expect(id).not.toBe('');
    expect(testimonial).toEqual({
      quote: 'They found the person we had given up on.',
      isActive: true,
      version: 1,
    });
  });

  it('show visitors the active ones, newest first', async () => {
    const older = await create({ author: 'Older' });
    api.clock.advance(MINUTE);
    const newer = await create({ author: 'Newer' });
    const hidden = await create({ author: 'Hidden', isActive: false });
    const { body } = await api.call('testimonials.list');
    const ids = (body.data as Testimonial[]).map(({ id }) => id);
    expect(ids[0]).toBe(newer.id);
    expect(ids).toContain(older.id);
    expect(ids).not.toContain(hidden.id);
    const all = await api.asAdmin('testimonials.list');
    expect(all.map(({ id }) => id)).toContain(hidden.id);
  });

  it('can be hidden, and cleared field by field', async () => {
    const before = await create({ author: 'Ada', company: 'Northwind' });
    const after = await api.asAdmin('testimonials.update', {
      params: { id: before.id },
      body: { isActive: false, company: '' },
    });
    const { company: _company, ...without } = before;
    expect(after).toEqual({ ...without, isActive: false, version: 2 });
    const stored = await api.firestore.collection('testimonials').doc(before.id).get();
    expect(stored.data()).not.toHaveProperty('company');
  });

  it('need a quote of ten characters', async () => {
    const { body } = await api.callAsAdmin('testimonials.create', {
      body: { quote: ' too few  ' },
    });
    expect(body.error?.fields).toEqual({ quote: ['Quote must be at least 10 characters'] });
  });
});

describe('client logos', () => {
  const create = (overrides: Parameters<typeof buildClientLogoInput>[0] = {}) =>
    api.asAdmin('clientLogos.create', { body: buildClientLogoInput(overrides) });

  it('show visitors the active ones, by sort order and then by name', async () => {
    await create({ companyName: 'Zephyr', sortOrder: 1 });
    await create({ companyName: 'borealis', sortOrder: 2 });
    await create({ companyName: 'Aurora', sortOrder: 2 });
    await create({ companyName: 'Default' });
    await create({ companyName: 'Before all', sortOrder: -1 });
    const hidden = await create({ companyName: 'Hidden', isActive: false });
    const { body } = await api.call('clientLogos.list');
    expect((body.data as ClientLogo[]).map(({ companyName }) => companyName)).toEqual([
      'Before all',
      'Default',
      'Zephyr',
      'Aurora',
      'borealis',
    ]);
    const all = await api.asAdmin('clientLogos.list');
    expect(all.map(({ id }) => id)).toContain(hidden.id);
  });

  it('are switched by a body with isActive alone', async () => {
    const before = await create({ sortOrder: 7 });
    const after = await api.asAdmin('clientLogos.update', {
      params: { id: before.id },
      body: { isActive: false },
    });
    expect(after).toEqual({ ...before, isActive: false, version: 2 });
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'ftp://example.com/a.svg', 'logo.svg'])(
    'refuse the address %s',
    async (logoUrl) => {
      const { status, body } = await api.callAsAdmin('clientLogos.create', {
        body: buildClientLogoInput({ logoUrl }),
      });
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual({ logoUrl: ['Please enter a valid logo URL'] });
    },
  );
});

describe('sectors and locations', () => {
  it("are the product's own while none are stored", async () => {
    const token = await api.token();
    for (const [name, first] of [
      ['sectorNames.list', FIRST_SECTORS],
      ['locationNames.list', FIRST_LOCATIONS.filter(({ isOffered }) => isOffered)],
    ] as const) {
      const { data } = (await api.call(name)).body;
      const names = first.map(({ id, name }) => ({ id, name }));
      expect(new Set(data as object[])).toEqual(new Set(names));
      expect((await api.call(name, { token })).body.data).toEqual(data);
      api.clock.advance(FRESHNESS.maxAgeMs);
    }
  });

  it('are sorted by name', async () => {
    await Promise.all([
      api.firestore.collection('sectors').doc('wind').set({ name: 'Wind' }),
      api.firestore.collection('sectors').doc('solar').set({ name: 'Solar' }),
      api.firestore.collection('locations').doc('uk').set({ name: 'UK' }),
    ]);
    // Direct writes to the database are seen within an hour.
    api.clock.advance(HOUR);
    expect((await api.call('sectorNames.list')).body.data).toEqual([
      { id: 'solar', name: 'Solar' },
      { id: 'wind', name: 'Wind' },
    ]);
    expect((await api.call('locationNames.list')).body.data).toEqual([{ id: 'uk', name: 'UK' }]);
  });
});

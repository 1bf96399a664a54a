import type { ClientLogo } from '@torque-tide/contract/client-logos';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildClientLogoInput, buildTestimonialInput } from '../support/examples';
import { MINUTE } from '../support/fakes';

const api = useTestApi('testimonials-and-logos');

describe('testimonials', () => {
  const create = (overrides: Parameters<typeof buildTestimonialInput>[0] = {}) =>
    api.asAdmin('testimonials.create', { body: buildTestimonialInput(overrides) });

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
});

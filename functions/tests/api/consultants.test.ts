import type { Consultant } from '@torque-tide/contract/consultants';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildConsultantInput, buildJobInput } from '../support/examples';

const api = useTestApi('consultants');

const create = (overrides: Parameters<typeof buildConsultantInput>[0] = {}) =>
  api.asAdmin('consultants.create', { body: buildConsultantInput(overrides) });

describe('the id of a consultant', () => {
  it('is made of the name, with a number if the name is taken', async () => {
    expect((await create({ name: 'Åsa van den Bérg' })).id).toBe('asa-van-den-berg');
    expect((await create({ name: 'ÅSA van den Berg!' })).id).toBe('asa-van-den-berg-2');
    expect((await create({ name: 'Åsa van-den-berg' })).id).toBe('asa-van-den-berg-3');
  });

  it('exists for a name in another alphabet too', async () => {
    expect((await create({ name: '山田' })).id).toBe('consultant');
    expect((await create({ name: '__ __' })).id).toBe('consultant-2');
  });

  it('stays when the name changes', async () => {
    const { id } = await create({ name: 'Before Marriage' });
    const after = await api.asAdmin('consultants.update', {
      params: { id },
      body: { name: 'After Marriage' },
    });
    expect(after).toMatchObject({ id, name: 'After Marriage', version: 2 });
  });
});

describe('consultants', () => {
  it('are active by default, without their empty fields', async () => {
    const { id: _id, ...consultant } = await create({ phone: '', picture: '', countryTags: '' });
    expect(consultant).toEqual({
      ...buildConsultantInput(),
      isActive: true,
      sortOrder: 0,
      version: 1,
    });
  });

  it('show visitors the active ones, by their order and then by name', async () => {
    const sector = { sectorTags: 'Ordered' };
    await create({ ...sector, name: 'Zoe', sortOrder: 1 });
    await create({ ...sector, name: 'borg', sortOrder: 2 });
    await create({ ...sector, name: 'Ada', sortOrder: 2 });
    await create({ ...sector, name: 'First', sortOrder: -1 });
    const hidden = await create({ ...sector, name: 'Hidden', isActive: false });
    const { body } = await api.call('consultants.list');
    const ordered = (body.data as Consultant[]).filter(
      ({ sectorTags }) => sectorTags === 'Ordered',
    );
    expect(ordered.map(({ name }) => name)).toEqual(['First', 'Zoe', 'Ada', 'borg']);
    const all = await api.asAdmin('consultants.list');
    expect(all.map(({ id }) => id)).toContain(hidden.id);
  });

  it('can be named by a job, and be deleted', async () => {
    const { id } = await create({ name: 'Named by a job' });
    const job = await api.asAdmin('jobs.create', {
      body: buildJobInput({ consultantId: id }),
    });
    expect(job.consultantId).toBe(id);
    await api.asAdmin('consultants.delete', { params: { id } });
    const { body } = await api.call('jobs.get', { params: { id: job.id } });
    expect(body.data).toMatchObject({ consultantId: id });
    const cleared = await api.asAdmin('jobs.update', {
      params: { id: job.id },
      body: { consultantId: '' },
    });
    expect(cleared).not.toHaveProperty('consultantId');
  });
});

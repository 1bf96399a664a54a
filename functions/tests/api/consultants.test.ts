import type { Consultant } from '@torque-tide/contract/consultants';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildConsultantInput, buildJobInput } from '../support/examples';

const api = useTestApi('consultants');

const create = (overrides: Parameters<typeof buildConsultantInput>[0] = {}) =>
  api.asAdmin('consultants.create', { body: buildConsultantInput(overrides) });

describe('the id of a consultant', () => {
  it('is made of the name, with a number if the name is taken, and stays', async () => {
    const { id } = await create({ name: 'Åsa van den Bérg' });
    expect(id).toBe('asa-van-den-berg');
    expect((await create({ name: 'ÅSA van den Berg!' })).id).toBe('asa-van-den-berg-2');
    expect((await create({ name: 'Åsa van-den-berg' })).id).toBe('asa-van-den-berg-3');
    // A name in another alphabet.
    expect((await create({ name: '山田' })).id).toBe('consultant');
    const body = { name: 'After Marriage' };
    const after = await api.asAdmin('consultants.update', { params: { id }, body });
    expect(after).toMatchObject({ id, ...body, version: 2 });
  });
});

describe('consultants', () => {
  it('are active by default', async () => {
    const { id: _id, ...consultant } = await create();
    const defaults = { isActive: true, sortOrder: 0, version: 1 };
    expect(consultant).toEqual({ ...buildConsultantInput(), ...defaults });
  });

  it('show visitors the active ones, by their order and then by name', async () => {
    await create({ name: 'Zoe', sortOrder: 11 });
    await create({ name: 'borg', sortOrder: 12 });
    await create({ name: 'Ada', sortOrder: 12 });
    await create({ name: 'First', sortOrder: -1 });
    const hidden = await create({ name: 'Hidden', sortOrder: 13, isActive: false });
    const { body } = await api.call('consultants.list');
    const names = (body.data as Consultant[]).map(({ name }) => name);
    expect(names[0]).toBe('First');
    expect(names.slice(-3)).toEqual(['Zoe', 'Ada', 'borg']);
    const all = await api.asAdmin('consultants.list');
    expect(all.map(({ id }) => id)).toContain(hidden.id);
  });

  it('can be named by a job, and be deleted', async () => {
    const { id } = await create({ name: 'Named by a job' });
    const job = await api.asAdmin('jobs.create', { body: buildJobInput({ consultantId: id }) });
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

import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildCaseStudyInput } from '../support/examples';
import { MINUTE } from '../support/fakes';

const api = useTestApi('case-studies');

const create = (overrides: Parameters<typeof buildCaseStudyInput>[0] = {}) =>
  api.asAdmin('caseStudies.create', { body: buildCaseStudyInput(overrides) });
const update = (id: string, body: unknown) =>
  api.asAdmin('caseStudies.update', { params: { id }, body });

describe('creating a case study', () => {
  it('uses its slug as the id, and refuses one that is taken', async () => {
    const caseStudy = await create({ id: 'wind-farm', title: 'The first' });
    expect(caseStudy).toMatchObject({ id: 'wind-farm', tags: [], version: 1 });
    const answer = await api.callAsAdmin('caseStudies.create', {
      body: buildCaseStudyInput({ id: 'wind-farm', title: 'The second' }),
    });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toEqual({
      code: 'conflict',
      fields: { id: ['This URL slug is already in use'] },
    });
    const { body } = await api.call('caseStudies.get', { params: { id: 'wind-farm' } });
    expect(body.data).toEqual(caseStudy);
  });
});

describe('changing a case study', () => {
  it('keeps the fields that the request does not name', async () => {
    const before = await create({
      company: 'Northwind',
      tags: ['Wind', 'Leadership'],
      testimonial: { quote: 'Splendid.', author: 'Ada', company: 'Northwind' },
    });
    const after = await update(before.id, { title: 'Another title' });
    expect(after).toEqual({ ...before, title: 'Another title', version: 2 });
  });

  it('replaces the statistics as a whole, and clears the company and the testimonial', async () => {
    const { id, ...before } = await create({
      company: 'Northwind',
      stats: { timeToHire: '2 weeks' },
      testimonial: { quote: 'Splendid.' },
    });
    expect(before.testimonial).toMatchObject({ quote: 'Splendid.', author: 'Anonymous' });
    const cleared = { company: '', stats: { year: 2024 }, testimonial: null };
    const changed = await update(id, cleared);
    expect(changed.stats).toEqual({ year: 2024 });
    const stored = (await api.firestore.collection('caseStudies').doc(id).get()).data();
    for (const one of [changed, stored]) {
      expect(one).not.toHaveProperty('company');
      expect(one).not.toHaveProperty('testimonial');
    }
  });

  it('refuses a different slug, but accepts its own', async () => {
    const { id } = await create();
    const body = { id: 'elsewhere' };
    const moved = await api.callAsAdmin('caseStudies.update', { params: { id }, body });
    expect(moved.status).toBe(400);
    expect(moved.body.error?.fields).toEqual({ id: ['The URL slug cannot be changed'] });
    expect(await update(id, { id, company: 'Northwind' })).toMatchObject({ company: 'Northwind' });
  });
});

it('the newest case study comes first in the list, whatever was changed later', async () => {
  const older = await create();
  api.clock.advance(MINUTE);
  const newer = await create();
  await update(older.id, { title: 'Changed later' });
  const { body } = await api.call('caseStudies.list');
  const ids = (body.data as CaseStudy[]).map(({ id }) => id);
  expect(ids[0]).toBe(newer.id);
  expect(ids).toContain(older.id);
});

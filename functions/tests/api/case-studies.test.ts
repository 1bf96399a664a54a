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
  it('uses its slug as the id, and fills in the defaults', async () => {
    const caseStudy = await create({
      id: 'wind-farm',
      stats: { timeToHire: '6 weeks', location: '', year: 2025 },
      testimonial: { quote: 'Splendid.' },
    });
    expect(caseStudy).toMatchObject({
      id: 'wind-farm',
      tags: [],
      stats: { timeToHire: '6 weeks', year: 2025 },
      testimonial: { quote: 'Splendid.', author: 'Anonymous' },
      version: 1,
    });
    expect(caseStudy.stats).not.toHaveProperty('location');
    expect(caseStudy).not.toHaveProperty('company');
    const read = await api.call('caseStudies.get', { params: { id: 'wind-farm' } });
    expect(read.body.data).toEqual(caseStudy);
  });

  it('refuses a slug that is taken, and leaves the item that has it', async () => {
    await create({ id: 'taken', title: 'The first' });
    const answer = await api.callAsAdmin('caseStudies.create', {
      body: buildCaseStudyInput({ id: 'taken', title: 'The second' }),
    });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toEqual({
      code: 'conflict',
      fields: { id: ['This URL slug is already in use'] },
    });
    const { body } = await api.call('caseStudies.get', { params: { id: 'taken' } });
    expect(body.data).toMatchObject({ title: 'The first' });
  });
});

describe('a case study without a testimonial', () => {
  const stored = async (id: string) =>
    (await api.firestore.collection('caseStudies').doc(id).get()).data();

  it('has none in answers or storage, whether it was removed or never existed', async () => {
    const never = await create();
    const { id } = await create({ testimonial: { quote: 'Splendid.' } });
    expect(await stored(id)).toHaveProperty('testimonial.quote', 'Splendid.');
    const taken = await update(id, { testimonial: null });
    for (const caseStudy of [never, taken]) {
      expect(caseStudy).not.toHaveProperty('testimonial');
      expect(await stored(caseStudy.id)).not.toHaveProperty('testimonial');
    }
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

  it('refuses a different slug, but accepts its own', async () => {
    const { id } = await create();
    const token = await api.token();
    const moved = await api.call('caseStudies.update', {
      params: { id },
      token,
      body: { id: 'elsewhere' },
    });
    expect(moved.status).toBe(400);
    expect(moved.body.error?.fields).toEqual({ id: ['The URL slug cannot be changed'] });
    expect(await update(id, { id, company: 'Northwind' })).toMatchObject({ company: 'Northwind' });
  });

  it('replaces the statistics as a whole and clears the company', async () => {
    const { id } = await create({ company: 'Northwind', stats: { timeToHire: '2 weeks' } });
    const changed = await update(id, { company: '', stats: { year: 2024 } });
    expect(changed).not.toHaveProperty('company');
    expect(changed.stats).toEqual({ year: 2024 });
  });
});

describe('reading case studies', () => {
  it('lists the newest first', async () => {
    const older = await create({ id: 'older-one' });
    api.clock.advance(MINUTE);
    const newer = await create({ id: 'newer-one' });
    await update(older.id, { title: 'Changed later' });
    const { body } = await api.call('caseStudies.list');
    const ids = (body.data as CaseStudy[]).map(({ id }) => id);
    expect(ids.indexOf(newer.id)).toBe(0);
    expect(ids).toContain(older.id);
  });
});

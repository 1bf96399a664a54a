import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import type { Job } from '@torque-tide/contract/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { startTestApi, type TestApi } from '../support/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('put-back-field');
});
afterAll(() => api.stop());

const history = (kind: ContentKind, id: string) =>
  api.asAdmin<HistoryEntry[]>('history.list', { params: { kind, id } });
const putBack = async (kind: ContentKind, id: string, version: number, field: string) =>
  api.call('history.restore', {
    params: { kind, id },
    body: { version, field },
    token: await api.token(),
  });

describe('putting back one field', () => {
  it('leaves the others as they are, and is told as the change that it is', async () => {
    const first = await api.asAdmin<Job>('jobs.create', {
      body: buildJobInput({ salary: '£60,000', sectorTags: 'Wind' }),
    });
    await api.asAdmin('jobs.update', {
      params: { id: first.id },
      body: { salary: '£70,000', sectorTags: 'Solar' },
    });
    const answer = await putBack('jobs', first.id, 1, 'salary');
    expect(answer.body.data).toEqual({ kind: 'jobs', id: first.id, version: 3 });
    expect(await api.asAdmin('jobs.get', { params: { id: first.id } })).toEqual({
      ...first,
      sectorTags: 'Solar',
      version: 3,
    });
    const [latest] = await history('jobs', first.id);
    expect(latest).toMatchObject({
      version: 3,
      action: 'updated',
      changes: [{ field: 'salary', before: '£70,000', after: '£60,000' }],
    });
    expect(latest).not.toHaveProperty('restoredVersion');
  });

  it('reaches what lies inside another, and what was empty', async () => {
    const { id } = await api.asAdmin<CaseStudy>('caseStudies.create', {
      body: buildCaseStudyInput({ stats: { year: 2024 } }),
    });
    const body = { stats: { year: 2025, location: 'Leeds' } };
    await api.asAdmin('caseStudies.update', { params: { id }, body });
    expect((await putBack('caseStudies', id, 1, 'stats.location')).status).toBe(200);
    const { stats } = await api.asAdmin<CaseStudy>('caseStudies.get', { params: { id } });
    expect(stats).toEqual({ year: 2025 });
  });

  it('is refused where it would not be whole without another', async () => {
    const testimonial = { quote: 'Splendid.', author: 'Ada' };
    const { id } = await api.asAdmin<CaseStudy>('caseStudies.create', {
      body: buildCaseStudyInput({ testimonial }),
    });
    await api.asAdmin('caseStudies.update', { params: { id }, body: { testimonial: null } });
    const answer = await putBack('caseStudies', id, 1, 'testimonial.author');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/^As it was then it does not go with the rest of today/);
    expect(await history('caseStudies', id)).toHaveLength(2);
  });

  it.each(['salry', 'createdAt', 'version', '__proto__'])('knows no field %s', async (field) => {
    const { id } = await api.asAdmin<Job>('jobs.create', { body: buildJobInput() });
    await api.asAdmin('jobs.update', { params: { id }, body: { title: 'Second version' } });
    expect((await putBack('jobs', id, 1, field)).status).toBe(404);
  });
});

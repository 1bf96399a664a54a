import type { ListedVersion } from '@torque-tide/contract/versions';
import type { ListedKind } from '@torque-tide/contract/content-kinds';
import type { Job } from '@torque-tide/contract/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaseStudyInput, buildInput } from '../support/examples';
import { type Instance, type Production, startProduction } from '../support/production';
import type { Answer } from '../support/test-api';

const WRITERS = 50;

/** Counts the answers of each status. */
function statusesOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('writers that meet, over four processes', () => {
  let production: Production;
  beforeAll(async () => {
    production = await startProduction({ name: 'races', instances: 4 });
  });
  afterAll(() => production.stop());

  /** Runs `count` at the same time, over all processes in turn. */
  function together<T>(count: number, work: (via: Instance, index: number) => Promise<T>) {
    const { instances } = production;
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        work(instances[index % instances.length] as Instance, index),
      ),
    );
  }

  async function create(kind: ListedKind, body: object = buildInput[kind]()): Promise<string> {
    const answer = await production.call(`${kind}.create`, { body });
    expect(answer.status).toBe(201);
    return (answer.body.data as { id: string }).id;
  }

  async function job(id: string): Promise<Job> {
    return (await production.call('jobs.get', { params: { id } })).body.data as Job;
  }

  it('of edits of one version, one wins and all others are refused', async () => {
    const id = await create('jobs');
    const answers = await together(WRITERS, (via, index) =>
      via.call('jobs.update', {
        params: { id },
        body: { title: `Title of writer ${index}` },
        ifMatch: '"1"',
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 412: WRITERS - 1 });
    const winner = answers.find(({ status }) => status === 200);
    expect(await job(id)).toEqual(winner?.body.data);
  });

  it('a toggle and a simultaneous edit are both kept', async () => {
    const id = await create('jobs');
    const bodies = [{ title: 'A new title' }, { isFeatured: true }, { salary: '£60k' }];
    const answers = await together(bodies.length, (via, index) =>
      via.call('jobs.update', { params: { id }, body: bodies[index] }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 3 });
    expect(await job(id)).toMatchObject({
      title: 'A new title',
      isFeatured: true,
      salary: '£60k',
      version: 4,
    });
  });

  it('of 20 that want one slug, one gets it', async () => {
    const body = buildCaseStudyInput({ id: 'wanted-by-all' });
    const answers = await together(20, (via) => via.call('caseStudies.create', { body }));
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 19 });
  });

  it('20 new jobs get 20 numbers', async () => {
    const answers = await together(20, (via) =>
      via.call('jobs.create', { body: buildInput.jobs() }),
    );
    expect(statusesOf(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ body }) => (body.data as Job).id)).size).toBe(20);
  });

  it('of an edit and a deletion of one version, one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await create('testimonials');
      const [edit, removal] = await together(2, (via, index) =>
        index === 0
          ? via.call('testimonials.update', {
              params: { id },
              body: { company: 'Northwind' },
              ifMatch: '"1"',
            })
          : via.call('testimonials.delete', { params: { id }, ifMatch: '"1"' }),
      );
      expect([
        [200, 412],
        [404, 200],
      ]).toContainEqual([edit?.status, removal?.status]);
    }
  });

  it('of a restore and a new item with its slug, one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slug = `back-or-new-${round}`;
      await create('caseStudies', buildCaseStudyInput({ id: slug, title: 'The one before' }));
      await production.call('caseStudies.delete', { params: { id: slug } });
      const bin = (await production.call('versions.deleted')).body.data as ListedVersion[];
      const { version, historyId } = bin.find(({ id }) => id === slug) ?? {};
      const [restored, made] = await together(2, (via, index) =>
        index === 0
          ? via.call('versions.restore', {
              params: { kind: 'caseStudies', id: slug },
              body: { version, historyId, as: 'both' },
            })
          : via.call('caseStudies.create', { body: buildCaseStudyInput({ id: slug }) }),
      );
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([restored?.status, made?.status]);
    }
  });
});

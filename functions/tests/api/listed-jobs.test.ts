import { LONG_LIST_HEADER, textInPath, WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import type { TestApi } from '../support/test-api';
import { readsOf } from '../support/two-instances';

const test = useTwoInstances('listed-jobs', {}, [beforeAll, afterAll]);
beforeAll(async () => {
  await test.importJobs(WHOLE_LIST_MAX, () => `${'x'.repeat(200)} Grid studies in PSCAD`);
});

async function foundBy(api: TestApi, text: string, token?: string): Promise<string[]> {
  const params = { text: textInPath(text) };
  const { status, body } = await api.call('jobs.texts', { params, ...(token ? { token } : {}) });
  expect(status).toBe(200);
  return (body.data as TextMatches).map(({ id }) => id);
}

describe('a search of full texts', () => {
  it('costs visitors no read, and an admin no list of jobs', async () => {
    const { other } = test;
    expect(await foundBy(other, 'pscad')).toHaveLength(WHOLE_LIST_MAX);
    expect(await readsOf(other, () => foundBy(other, 'grid'))).toBe(0);
    const token = await other.token();
    // The session, its account, and whether something has changed.
    await foundBy(other, 'studies', token);
    expect(await readsOf(other, () => foundBy(other, 'in pscad', token))).toBeLessThanOrEqual(3);
  });

  it('is rebuilt when a job has changed', async () => {
    const { writer } = test;
    expect(await foundBy(writer, 'harmonics')).toEqual([]);
    const description = `${'x'.repeat(200)} Harmonics`;
    await writer.asAdmin('jobs.update', { params: { id: '2001' }, body: { description } });
    expect(await foundBy(writer, 'harmonics')).toEqual(['2001']);
  });
});

describe('the list of the site', () => {
  it('with a session has everything stored, but no more jobs than visitors see', async () => {
    const { writer } = test;
    const show = (isActive: boolean) =>
      writer.asAdmin('jobs.update', { params: { id: '2001' }, body: { isActive } });
    await show(false);
    const listed = await writer.asAdmin('jobs.listed');
    expect(listed).toHaveLength(WHOLE_LIST_MAX - 1);
    expect(listed.map(({ id }) => id)).not.toContain('2001');
    await show(true);
  });

  it('is complete up to a number of jobs, and then has only the fields of lists and a header that says so', async () => {
    const { writer } = test;
    const whole = await writer.call('jobs.list');
    expect((await writer.call('jobs.listed')).body.data).toEqual(whole.body.data);
    expect(whole.headers.has(LONG_LIST_HEADER)).toBe(false);
    await test.create('jobs');
    const listed = (await writer.call('jobs.listed')).body.data as object[];
    expect(listed).toHaveLength(WHOLE_LIST_MAX + 1);
    expect(listed[0]).not.toHaveProperty('requirements');
    const token = await writer.token();
    for (const call of [{}, { token }]) {
      expect((await writer.call('jobs.list', call)).headers.has(LONG_LIST_HEADER)).toBe(true);
    }
  });
});

import { endpoint, type EndpointName, endpoints, pathOf } from '@torque-tide/contract/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../support/examples';
import { type Sent, startTestApi } from '../support/test-api';
import { useTestApi } from '../support/use-api';

const ASKED_EACH_TIME = 'private, no-cache';

/** Every endpoint that answers visitors. */
const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, access } = endpoint(name);
  return method === 'GET' && access !== 'admin';
});

const api = useTestApi('visitor-caching');
const params: Partial<Record<EndpointName, Record<string, string>>> = {};
beforeAll(async () => {
  for (const name of reads) {
    const sent: Sent = await examples[name](api);
    params[name] = sent.params as Record<string, string>;
  }
});

/** Reads as a visitor. Without `cache-control`, fetch would ask for a full response. */
const read = (name: EndpointName, headers: Record<string, string> = {}, method = 'GET') =>
  api.send(pathOf(endpoint(name), params[name]), {
    method,
    headers: { 'cache-control': 'max-age=0', ...headers },
  });
const tagOf = async (name: EndpointName) => (await read(name)).headers.get('etag') ?? '';

it.each(reads)(
  "%s is cached only by the visitor's browser, and revalidated by its tag",
  async (name) => {
    const answer = await read(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(ASKED_EACH_TIME);
    expect(answer.headers.get('vary')).toBe('Authorization');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);

    const again = await read(name, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe(ASKED_EACH_TIME);
    expect(again.headers.get('vary')).toBe('Authorization');
    const head = await read(name, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', tag]);
  },
);

it('an answer is not cached when the request carries any credentials', async () => {
  const tag = await tagOf('jobs.list');
  for (const authorization of [`Bearer ${'A'.repeat(43)}`, 'Bearer garbage', 'Basic YTpi', 'x']) {
    const answer = await read('jobs.list', { authorization, 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  }
});

describe('a tag', () => {
  it('of another answer gets a full one', async () => {
    for (const tag of ['"another"', 'nonsense']) {
      const answer = await read('jobs.list', { 'if-none-match': tag });
      expect([answer.status, answer.body.success]).toEqual([200, true]);
    }
  });

  it('changes with the item and its list, and with no other', async () => {
    const names = ['jobs.list', 'jobs.get', 'caseStudies.list', 'sectorNames.list'] as const;
    const before = await Promise.all(names.map(tagOf));
    await api.asAdmin('jobs.update', {
      params: params['jobs.get'],
      body: { isFeatured: true },
    });
    const after = await Promise.all(names.map(tagOf));
    expect(names.filter((_, index) => before[index] !== after[index])).toEqual([
      'jobs.list',
      'jobs.get',
    ]);
  });

  it('is the same from every instance', async () => {
    const instance = await startTestApi('another', { firestore: api.firestore });
    const { headers } = await instance.call('jobs.list');
    await instance.stop();
    expect(headers.get('etag')).toBe(await tagOf('jobs.list'));
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildClientLogo, buildJob } from '@/test/builders';
import { apiAnswers, server } from '@/test/fake-api';
import { http, HttpResponse } from 'msw';
import { callApi } from './api-client';
import { ApiError } from './api-error';
import { storeSessionId } from './session-storage';

let requests: Request[] = [];
beforeEach(() => {
  requests = [];
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});
afterEach(() => server.events.removeAllListeners());

function sent(): Request {
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent');
  return request;
}

describe('a call', () => {
  test("sends cookies, no content type without a body, and returns the answer's data", async () => {
    apiAnswers('jobs.list', [buildJob({ title: 'Wind analyst' })]);
    const [job] = await callApi('jobs.list', {});
    expect(job?.title).toBe('Wind analyst');
    expect(sent().method).toBe('GET');
    expect(new URL(sent().url).pathname).toBe('/api/jobs');
    expect(sent().credentials).toBe('include');
    expect(sent().headers.get('content-type')).toBeNull();
    expect(sent().headers.get('authorization')).toBeNull();
    expect(await sent().text()).toBe('');
  });

  test('sends a body as JSON', async () => {
    apiAnswers('jobs.update', buildJob());
    await callApi('jobs.update', { params: { id: '1042' }, body: { isFeatured: true } });
    expect(sent().method).toBe('PUT');
    expect(new URL(sent().url).pathname).toBe('/api/jobs/1042');
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(await sent().json()).toEqual({ isFeatured: true });
  });

  test('sends the stored session as a bearer token, to read and to write', async () => {
    storeSessionId('session-1');
    apiAnswers('jobs.list', []);
    apiAnswers('clientLogos.create', buildClientLogo());
    const { companyName, logoUrl } = buildClientLogo();
    await callApi('jobs.list', {});
    await callApi('clientLogos.create', { body: { companyName, logoUrl } });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer session-1',
      'Bearer session-1',
    ]);
  });
});

test.each([
  ['text', new HttpResponse('Too much', { status: 413 }), '413: Too much'],
  [
    'status text if it has no text',
    new HttpResponse('', { status: 503, statusText: 'Service Unavailable' }),
    '503: Service Unavailable',
  ],
])('an answer that is not OK is an error with its %s', async (_, response, message) => {
  server.use(http.get('*/api/jobs', () => response));
  const error = await callApi('jobs.list', {}).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toHaveProperty('message', message);
});

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
  test('has no content type without a body, and sends cookies', async () => {
    apiAnswers('jobs.list', []);
    await callApi('jobs.list', {});
    expect(sent().method).toBe('GET');
    expect(new URL(sent().url).pathname).toBe('/api/jobs');
    expect(sent().credentials).toBe('include');
    expect(sent().headers.get('content-type')).toBeNull();
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

  test("returns the answer's data", async () => {
    apiAnswers('jobs.get', buildJob({ title: 'Wind analyst' }));
    const job = await callApi('jobs.get', { params: { id: '1042' } });
    expect(job.title).toBe('Wind analyst');
  });
});

describe('the stored session', () => {
  test('is sent as a bearer token, on reads and on calls for client logos', async () => {
    storeSessionId('session-1');
    apiAnswers('jobs.list', []);
    apiAnswers('clientLogos.create', buildClientLogo());
    apiAnswers('clientLogos.update', buildClientLogo());
    apiAnswers('clientLogos.delete', { id: 'logo-1' });
    const params = { id: 'logo-1' };
    const { companyName, logoUrl } = buildClientLogo();
    await callApi('jobs.list', {});
    await callApi('clientLogos.create', { body: { companyName, logoUrl } });
    await callApi('clientLogos.update', { params, body: { isActive: false } });
    await callApi('clientLogos.delete', { params });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array.from({ length: 4 }, () => 'Bearer session-1'),
    );
  });

  test('is omitted if there is none', async () => {
    apiAnswers('jobs.list', []);
    await callApi('jobs.list', {});
    expect(sent().headers.get('authorization')).toBeNull();
  });
});

describe('an answer that is not OK', () => {
  async function failureOf(response: HttpResponse<string>) {
    server.use(http.get('*/api/jobs', () => response));
    return callApi('jobs.list', {}).catch((error: unknown) => error);
  }

  test('is an error with its status and text', async () => {
    const error = await failureOf(new HttpResponse('Too much', { status: 413 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('message', '413: Too much');
  });

  test('is an error with its status text if it has no text', async () => {
    const error = await failureOf(
      new HttpResponse('', { status: 503, statusText: 'Service Unavailable' }),
    );
    expect(error).toHaveProperty('message', '503: Service Unavailable');
  });
});

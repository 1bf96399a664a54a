import { API_HEADERS } from '@torque-tide/contract/http-headers';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { BODY_MAX_BYTES } from '../../src/http/body';
import { buildJobInput } from '../support/examples';

const api = useTestApi('http');

const postJob = async (body: NonNullable<RequestInit['body']>) =>
  api.send('/api/jobs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.validToken()}`,
      'content-type': 'application/json',
    },
    body,
    duplex: 'half',
  });

/** Returns a valid job whose JSON has exactly this many bytes. */
function jobOf(bytes: number): string {
  const json = JSON.stringify(buildJobInput({ isActive: false }));
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
}

describe('addresses', () => {
  it.each(['/', '/api/unknown', '/API/jobs', '/api//jobs'])('answers %s with 404', async (path) => {
    const answer = await api.send(path);
    expect(answer.status).toBe(404);
    expect(answer.body.error?.code).toBe('not-found');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['GET', '/api/jobs/%E0%A4%A?a=1'],
    ['PUT', '/api/jobs/%ED%A0%80'],
    ['GET', '/%C3'],
  ])('answers the malformed %s %s with 400', async (method, path) => {
    const { status, headers, body } = await api.send(path, { method });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.error).toEqual({ code: 'malformed' });
  });

  it('names every method that a path supports', async () => {
    const answer = await api.send('/api/jobs/1001', { method: 'OPTIONS' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE');
  });

  it('answers HEAD like GET, without the body', async () => {
    const [get, head] = [
      await api.send('/api/jobs'),
      await api.send('/api/jobs', { method: 'HEAD' }),
    ];
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });

  it('sends the headers that prevent content sniffing', async () => {
    const { headers } = await api.send('/api/jobs');
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers.get(name)).toBe(value);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the size of a body', () => {
  it('is 256 KiB at most', async () => {
    expect((await postJob(jobOf(BODY_MAX_BYTES))).status).toBe(201);
    expect((await postJob(jobOf(BODY_MAX_BYTES + 1))).status).toBe(413);
  });

  it("is counted while it arrives if it isn't declared", async () => {
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.alloc(BODY_MAX_BYTES + 1, ' ')),
    });
    expect((await postJob(endless)).status).toBe(413);
  });
});

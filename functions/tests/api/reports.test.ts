import { REPORTS_PATH } from '@torque-tide/contract/http-headers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../support/fakes';
import { startTestApi, type TestApi } from '../support/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('reports');
});
afterAll(() => api.stop());
beforeEach(() => {
  api.log.lines.length = 0;
  api.clock.advance(MINUTE);
});

const violation = {
  documentURL: 'https://www.example.com/jobs?q=private#part',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'inline',
  lineNumber: 12,
  sample: 'x'.repeat(1_000),
  anything: 'else',
};

function report(body: unknown, type = 'application/reports+json') {
  return api.send(REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

it('logs what a policy stopped, shortly and without the search of an address', async () => {
  const answer = await report([
    { type: 'csp-violation', age: 1, url: 'https://www.example.com', body: violation },
    { type: 'deprecation', body: { id: 'x' } },
  ]);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(api.log.lines).toEqual([
    {
      level: 'warn',
      message: 'A content policy stopped something',
      details: {
        documentURL: 'https://www.example.com/jobs',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'inline',
        lineNumber: '12',
        sample: 'x'.repeat(200),
      },
    },
  ]);
});

it('takes the one report of the older way, too', async () => {
  const body = { 'csp-report': { 'document-uri': 'https://a.example/', 'blocked-uri': 'eval' } };
  expect((await report(body, 'application/csp-report')).status).toBe(204);
  expect(api.log.lines[0]?.details).toEqual({
    documentURL: 'https://a.example/',
    blockedURL: 'eval',
  });
});

it('writes 30 lines a minute, whoever sends how many reports', async () => {
  const many = Array.from({ length: 25 }, () => ({
    type: 'csp-violation',
    body: { blockedURL: 'inline' },
  }));
  for (let count = 0; count < 4; count += 1) expect((await report(many)).status).toBe(204);
  expect(api.log.lines).toHaveLength(30);
  api.clock.advance(MINUTE);
  await report(many);
  expect(api.log.lines).toHaveLength(55);
});

it.each([
  ['more than 16 KiB', 413, `"${'x'.repeat(16 * 1024)}"`, 'application/reports+json'],
  ['no report', 400, '{"a":1}', 'application/reports+json'],
  ['no JSON', 400, '{', 'application/csp-report'],
  ['another type', 415, '[]', 'application/json'],
])('refuses %s with %i', async (_, status, body, type) => {
  const answer = await report(body, type);
  expect(answer.status).toBe(status);
  expect(answer.body.success).toBe(false);
  expect(api.log.lines).toEqual([]);
});

it('is only written to', async () => {
  const answer = await api.send(REPORTS_PATH);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

import type { Application } from '@torque-tide/contract/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendApplication } from '../support/examples';
import { startTestApi, type TestApi } from '../support/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('application-forms', { maxAgeMs: 0 });
});
afterAll(() => api.stop());

describe('a form without scripts', () => {
  const ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const submit = (path: string, body: FormData | URLSearchParams, referer = '/apply') =>
    fetch(`${api.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: ACCEPT, referer: `https://torqueandtide.example${referer}` },
      body,
    });

  function form(fields: Record<string, string>): FormData {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    // As a browser sends a file field that was left alone.
    sent.set('cv', new Blob([]), '');
    return sent;
  }

  it('leads to the page of the private link', async () => {
    const fields = { name: 'Ada', email: 'page@example.com', agreement: 'on', website: '' };
    const { status, headers } = await submit('/api/applications', form(fields));
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(/^\/application\/[0-9a-f]{64}$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('leads back to its own page with what was wrong', async () => {
    const fields = { name: '', email: 'nothing' };
    const { status, headers } = await submit(
      '/api/applications',
      form(fields),
      '/jobs/1001/apply?problem=cv',
    );
    expect([status, headers.get('location')]).toEqual([
      303,
      '/jobs/1001/apply?problem=name.email.agreement',
    ]);
  });

  it('leads nowhere else, whatever the referrer is', async () => {
    const { headers } = await submit('/api/applications', form({}), '//evil.example/apply');
    expect(headers.get('location')).toMatch(/^\/apply\?problem=/);
  });

  it('withdraws', async () => {
    const { id, token } = await sendApplication(api);
    const body = new URLSearchParams({ token, action: 'withdraw' });
    const { status, headers } = await submit('/api/applications/withdraw', body);
    expect([status, headers.get('location')]).toEqual([303, `/application/${token}`]);
    const all = await api.asAdmin<Application[]>('applications.list');
    expect(all.find((one) => one.id === id)).toMatchObject({ state: 'Withdrawn' });
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { COLLECTIONS } from '../../src/lib/collections';
import { sendApplication } from '../support/examples';

const api = useTestApi('application-forms', { maxAgeMs: 0 });

async function found(id: string) {
  const all = await api.asAdmin('applications.list');
  return all.find((one) => one.id === id);
}
async function stored(collection: keyof typeof COLLECTIONS) {
  return (await api.firestore.collection(COLLECTIONS[collection]).get()).docs;
}

const ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8';
const submit = (path: string, body: FormData | URLSearchParams, referer = '/apply') =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: ACCEPT, referer: `https://torqueandtide.example${referer}` },
    body,
  });

describe('a form without scripts', () => {
  function form(fields: Record<string, string>): FormData {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    // Browsers send an empty file field like this.
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

  it('leads back to its own page with the errors, and nowhere else', async () => {
    const backFrom = async (referer: string) => {
      const fields = { name: '', email: 'nothing' };
      const { status, headers } = await submit('/api/applications', form(fields), referer);
      return [status, headers.get('location')];
    };
    const problems = 'problem=name.email.agreement';
    expect(await backFrom('/jobs/1001/apply?problem=cv')).toEqual([
      303,
      `/jobs/1001/apply?${problems}`,
    ]);
    expect(await backFrom('//evil.example/apply')).toEqual([303, `/apply?${problems}`]);
  });
});

describe('the private link', () => {
  const withdraw = (token: string, action: 'withdraw' | 'delete') =>
    api.call('applications.withdraw', { body: { token, action } });

  it('withdraws once, and the history names the candidate', async () => {
    const { id, token } = await sendApplication(api);
    expect((await withdraw(token, 'withdraw')).status).toBe(200);
    // Without scripts, a form does the same.
    const body = new URLSearchParams({ token, action: 'withdraw' });
    const { status, headers } = await submit('/api/applications/withdraw', body);
    expect([status, headers.get('location')]).toEqual([303, `/application/${token}`]);
    const versions = await api.asAdmin('versions.list', {
      params: { kind: 'applications', id },
    });
    expect(versions.map(({ by }) => by)).toEqual(['the candidate', 'the candidate']);
    expect(await found(id)).toMatchObject({ state: 'Withdrawn' });
  });

  it('deletes everything that belongs to the application', async () => {
    const { id, token } = await sendApplication(api);
    await api.asAdmin('applications.update', { params: { id }, body: { notes: 'Good' } });
    expect((await withdraw(token, 'delete')).status).toBe(200);
    expect(await found(id)).toBeUndefined();
    const all = await Promise.all(
      (['applications', 'cvs', 'mail', 'versions'] as const).map(stored),
    );
    expect(
      JSON.stringify(all.flat().map((document) => [document.id, document.data()])),
    ).not.toContain(id);
    expect((await stored('erased')).map((document) => document.id)).toContain(id);
    expect((await withdraw(token, 'delete')).status).toBe(404);
  });
});

import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildClientLogoInput } from '../support/examples';

const api = useTestApi('client-logo-order');
let logos: ClientLogo[];
beforeEach(async () => {
  await api.firestore.recursiveDelete(api.firestore.collection('clientLogos'));
  // Older content: every logo has the default number.
  for (const companyName of ['Aurora', 'Borealis', 'Corvane', 'Delmar']) {
    await api.asAdmin('clientLogos.create', { body: buildClientLogoInput({ companyName }) });
  }
  logos = await listed();
});

const listed = () => api.asAdmin('clientLogos.list');
const names = async () => (await listed()).map(({ companyName }) => companyName);
const history = (id: string) =>
  api.asAdmin('versions.list', { params: { kind: 'clientLogos', id } });

/** Returns the logos as last read, by the first letter of their names. */
const seen = (letters: string) =>
  letters.split('').map((letter) => {
    const logo = logos.find(({ companyName }) => companyName.startsWith(letter));
    return { id: logo?.id ?? '', version: logo?.version ?? 0 };
  });
const order = async (letters: string, key: string = randomUUID()) =>
  api.callAsAdmin('clientLogos.order', {
    body: { items: seen(letters) },
    key,
  });

it('all numbers are saved in one call, and visitors see the order', async () => {
  const answer = await order('DABC');
  expect(answer.status).toBe(200);
  expect((answer.body.data as ClientLogo[]).map(({ sortOrder }) => sortOrder)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(await names()).toEqual(['Delmar', 'Aurora', 'Borealis', 'Corvane']);
  const { body } = await api.call('clientLogos.list');
  expect(body.data).toEqual(answer.body.data);
});

it('only logos whose number changes get a version with the new one', async () => {
  await order('ABCD');
  logos = await listed();
  await order('ABDC');
  const [a, b, d, c] = await listed();
  expect([a, b, d, c].map((logo) => logo?.version)).toEqual([2, 2, 3, 3]);
  const [entry] = await history(d?.id ?? '');
  expect(entry).toMatchObject({
    by: 'ada',
    action: 'updated',
    changes: [{ field: 'sortOrder', before: 4, after: 3 }],
  });
});

it('refuses an order based on outdated logos', async () => {
  const edited = logos[2];
  await api.asAdmin('clientLogos.update', {
    params: { id: edited?.id },
    body: { isActive: false },
  });
  const answer = await order('DCBA');
  expect(answer.status).toBe(412);
  expect(answer.body.error?.code).toBe('stale');
  expect(await names()).toEqual(['Aurora', 'Borealis', 'Corvane', 'Delmar']);
  expect((await listed()).map(({ sortOrder }) => sortOrder)).toEqual([0, 0, 0, 0]);
});

it('stores one of two simultaneous orders as a whole, and refuses the other', async () => {
  const answers = await Promise.all([order('DCBA'), order('BADC')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  const won = answers[0]?.status === 200 ? 'DCBA' : 'BADC';
  expect((await names()).map(([letter]) => letter).join('')).toBe(won);
});

it('refuses a logo that is gone or listed twice', async () => {
  const [gone] = seen('A');
  await api.asAdmin('clientLogos.delete', { params: { id: gone?.id } });
  expect((await order('BCDA')).status).toBe(404);
  expect((await order('BB')).status).toBe(400);
  expect((await order('')).status).toBe(400);
});

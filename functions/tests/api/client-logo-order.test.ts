import type { ClientLogo } from '@torque-tide/contract/client-logos';
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

/** Returns the logos as last read, by the first letter of their names. */
const seen = (letters: string) =>
  letters.split('').map((letter) => {
    const logo = logos.find(({ companyName }) => companyName.startsWith(letter));
    return { id: logo?.id ?? '', version: logo?.version ?? 0 };
  });
const order = (letters: string) =>
  api.callAsAdmin('clientLogos.order', { body: { items: seen(letters) } });

it('saves all numbers in one call, as visitors see, and versions only of what changes', async () => {
  const answer = await order('DABC');
  expect(answer.status).toBe(200);
  const ordered = answer.body.data as ClientLogo[];
  expect(ordered.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
  expect(await names()).toEqual(['Delmar', 'Aurora', 'Borealis', 'Corvane']);
  expect((await api.call('clientLogos.list')).body.data).toEqual(ordered);

  logos = ordered;
  await order('DACB');
  const [d, a, c, b] = await listed();
  expect([d, a, c, b].map((logo) => logo?.version)).toEqual([2, 2, 3, 3]);
  const params = { kind: 'clientLogos', id: c?.id ?? '' };
  const [entry] = await api.asAdmin('versions.list', { params });
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

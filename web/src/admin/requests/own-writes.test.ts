import { expect, test } from 'vitest';
import { ownWrites } from './own-writes';

test('one call that changes several items is remembered for each of them', async () => {
  const logos = [
    { id: 'own-1', version: 4 },
    { id: 'own-2', version: 7 },
  ];
  await ownWrites.track('clientLogos.order', {}, () => Promise.resolve(logos));
  const isOwn = (id: string, version: number) =>
    ownWrites.includes({ kind: 'clientLogos', id, version, action: 'updated' });
  expect([isOwn('own-1', 4), isOwn('own-2', 7)]).toEqual([true, true]);
  expect([isOwn('own-1', 5), isOwn('own-3', 4)]).toEqual([false, false]);
});

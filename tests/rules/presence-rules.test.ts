import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  type Fields,
  ADA,
  BEN,
  HOUR_MS,
  PRESENCE_PAUSE_MS,
  adaTab,
  ago,
  ahead,
  benTab,
  newTab,
  presenceId,
  presence,
  storedPresence,
  useAdminsAtWork,
} from './admins-at-work';
import { allowedOf } from './emulated-rules';

const { ada, store } = useAdminsAtWork('presence');

describe('presence of somebody else', () => {
  it("may not be written, not even under the writer's own name", async () => {
    const heartbeat = { at: serverTimestamp(), expiresAt: ahead(HOUR_MS) };
    await assertFails(updateDoc(doc(ada(), benTab), heartbeat));
    await assertFails(setDoc(doc(ada(), benTab), presence()));
    await assertFails(deleteDoc(doc(ada(), benTab)));
    const another = doc(ada(), `presence/${presenceId(BEN, 'tab00009')}`);
    await assertFails(setDoc(another, presence()));
    await assertFails(setDoc(another, presence({ username: 'ben' })));
    await assertFails(deleteDoc(another));
  });
});

describe('presence', () => {
  it('has an id that ends with eight small letters and digits', async () => {
    const ends = ['tab', 'x'.repeat(9), 'Tab00001', 'tab-0001', 'tab0000é', 'tab0001_more'];
    const attempts = ends.map(
      (end) =>
        [end, () => setDoc(doc(ada(), `presence/${presenceId(ADA, end)}`), presence())] as const,
    );
    expect(await allowedOf(attempts)).toEqual([]);
  });

  const invalid: [string, Fields][] = [
    ['another name', { username: 'ben' }],
    ['a time of its own choice', { at: ago(1_000) }],
    ['an item that is a text', { item: 'jobs/1001' }],
    ['an item without an id', { item: { kind: 'jobs' } }],
    ['an item without a kind', { item: { id: '1001' } }],
    ['an item with more', { item: { kind: 'jobs', id: '1001', title: 'A message' } }],
    ['a kind that is no name', { item: { kind: 'jobs/1001', id: 'ada' } }],
    ['a kind that is no text', { item: { kind: 7, id: '1001' } }],
    ['a kind that is too long', { item: { kind: 'x'.repeat(41), id: '1001' } }],
    ['an id that is no text', { item: { kind: 'jobs', id: 1001 } }],
    ['an empty id', { item: { kind: 'jobs', id: '' } }],
    ['an id that is too long', { item: { kind: 'jobs', id: 'x'.repeat(129) } }],
    ['an end that has passed', { expiresAt: ago(1_000) }],
    ['an end too far away', { expiresAt: ahead(24 * HOUR_MS + 60_000) }],
    ['an end that is no time', { expiresAt: Date.now() + HOUR_MS }],
    ['a field more', { message: 'Hello' }],
  ];
  it('is refused with an invalid field', async () => {
    const attempts = invalid.map(
      ([name, changed]) => [name, () => setDoc(doc(ada(), newTab), presence(changed))] as const,
    );
    expect(await allowedOf(attempts)).toEqual([]);
  });

  it('is refused without one of its fields', async () => {
    const attempts = Object.keys(presence()).flatMap((field) => {
      const { [field]: _, ...rest } = presence();
      const change = { at: serverTimestamp(), [field]: deleteField() };
      return [
        [`create without ${field}`, () => setDoc(doc(ada(), newTab), rest)],
        [`update without ${field}`, () => updateDoc(doc(ada(), adaTab), change)],
      ] as const;
    });
    expect(await allowedOf(attempts)).toEqual([]);
  });

  it('may name an item of any kind', async () => {
    const attempts = CONTENT_KINDS.map((kind, at) => {
      const tab = doc(ada(), `presence/${presenceId(ADA, `tab${10_000 + at}`)}`);
      const item = { kind, id: 'x'.repeat(128) };
      return [kind, () => setDoc(tab, presence({ item }))] as const;
    });
    expect(await allowedOf(attempts)).toEqual(CONTENT_KINDS);
  });

  it('is written again after ten seconds, and not before', async () => {
    const reference = doc(ada(), adaTab);
    const heartbeat = () => updateDoc(reference, { at: serverTimestamp() });
    const overwrite = () => setDoc(reference, presence());
    for (const write of [heartbeat, overwrite]) {
      await store({ [adaTab]: storedPresence('ada', { at: ago(PRESENCE_PAUSE_MS - 2_000) }) });
      await assertFails(write());
      await store({ [adaTab]: storedPresence('ada', { at: ago(PRESENCE_PAUSE_MS + 500) }) });
      await assertSucceeds(write());
      await assertFails(write());
    }
  });

  const fixed: [string, Fields][] = [
    ['its item', { item: { kind: 'jobs', id: '1002' } }],
    ['its end to one too far away', { expiresAt: ahead(25 * HOUR_MS) }],
  ];
  it('cannot change anything but its time and its expiry', async () => {
    const attempts = fixed.map(
      ([name, changed]) =>
        [name, () => updateDoc(doc(ada(), adaTab), { at: serverTimestamp(), ...changed })] as const,
    );
    expect(await allowedOf(attempts)).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/backup/backup';
import { contentCollections } from '../../scripts/backup/collections';
import { restore } from '../../scripts/backup/restore';
import { buildApplicationForm, buildCv } from '../../functions/tests/support/examples';
import { startTestApi, type TestApi } from '../../functions/tests/support/test-api';

const PROJECT = 'demo-restored-applications';
/** The clock of the test's API, which decides when applications expire. */
const TODAY = new Date('2026-03-02T09:00:00.000Z');
const REPLACE = { replace: true, now: TODAY };

let api: TestApi;
let folder: string;
let file: string;
beforeAll(async () => {
  api = await startTestApi('restored-applications', { maxAgeMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'restored-'));
});
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'one-')), 'content.jsonl');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

describe('a restore of applications', () => {
  const apply = async (email: string) => {
    const body = buildApplicationForm({ email });
    const sent = { body, cv: buildCv(email) };
    return api.asAdmin('applications.send', sent);
  };
  /** Returns everything about an application that a backup may contain, by path. */
  const traces = async (id: string) => {
    const all = await Promise.all(
      contentCollections.map((name) => api.firestore.collection(name).get()),
    );
    return all
      .flatMap(({ docs }) => docs)
      .filter((document) => document.id.includes(id) || document.get('itemId') === id)
      .map((document): [string, DocumentData] => [document.ref.path, document.data()]);
  };

  test('restores those that an admin deleted, with their CV, but none deleted permanently', async () => {
    const [{ id, token }, kept] = [
      await apply('gone@example.com'),
      await apply('kept@example.com'),
    ];
    await api.asAdmin('applications.update', { params: { id }, body: { notes: 'Good' } });
    await backUp(api.firestore, PROJECT, file);
    const before = await traces(kept.id);
    // The application, its version and its CV.
    expect(before).toHaveLength(3);
    await api.asAdmin('applications.delete', { params: { id: kept.id } });
    await api.asAdmin('applications.withdraw', { body: { token, action: 'delete' } });
    // The second time too.
    for (let time = 1; time <= 2; time += 1) {
      expect(await restore(api.firestore, file, REPLACE)).toMatchObject({ leftOut: 1 });
      expect(await traces(id)).toEqual([]);
      expect(await traces(kept.id)).toEqual(before);
    }
  });

  test('leaves out those that have expired, and what has left the bin', async () => {
    const [ended, binned] = [await apply('ended@example.com'), await apply('binned@example.com')];
    await api.asAdmin('applications.delete', { params: { id: binned.id } });
    const past = Timestamp.fromMillis(TODAY.getTime() - 1_000);
    for (const { id } of [ended, binned]) {
      const document = api.firestore.collection('applications').doc(id);
      if ((await document.get()).exists) await document.update({ endsAt: past });
      for (const [path] of await traces(id)) {
        if (path !== document.path) await api.firestore.doc(path).update({ expiresAt: past });
      }
    }
    await backUp(api.firestore, PROJECT, file);
    expect(await restore(api.firestore, file, REPLACE)).toMatchObject({ leftOut: 2 });
    expect([...(await traces(ended.id)), ...(await traces(binned.id))]).toEqual([]);
  });
});

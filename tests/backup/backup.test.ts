import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/backup/backup';
import { contentCollections } from '../../scripts/backup/collections';
import { restore } from '../../scripts/backup/restore';
import { withFirestoreOf } from '../../scripts/lib/firestore';
import { seedDocuments } from '../../scripts/seed/documents';
import {
  buildApplicationForm,
  buildCv,
  buildPictureFile,
} from '../../functions/tests/support/examples';
import { startTestApi, type TestApi } from '../../functions/tests/support/test-api';

const PROJECT = 'demo-backup';
/** The clock of the test's API, which decides when applications expire. */
const TODAY = new Date('2026-03-02T09:00:00.000Z');
const CAREFUL = { replace: false, now: TODAY };
const REPLACE = { replace: true, now: TODAY };

let api: TestApi;
let folder: string;
let file: string;
beforeAll(async () => {
  api = await startTestApi('backup', { maxAgeMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  // A few of each kind are enough, and each test reads all of it.
  const seeded: Record<string, number> = {};
  for (const { collection, id, data } of await seedDocuments(new Date())) {
    seeded[collection] = (seeded[collection] ?? 0) + 1;
    if (seeded[collection] > 3) continue;
    await api.firestore.collection(collection).doc(id).set(data);
  }
  // A second version, a draft and a deleted item, as the API makes them.
  const [job] = await api.asAdmin('jobs.list');
  const params = { id: job?.id };
  await api.asAdmin('jobs.update', { params, body: { title: 'Changed <once> & “quoted”' } });
  await api.asAdmin('drafts.save', {
    params: { kind: 'jobs', ...params },
    body: { changes: { title: 'Not seen yet' } },
  });
  await api.asAdmin('testimonials.create', { body: { quote: 'They found our site lead.' } });
  await api.asAdmin('media.upload', { file: buildPictureFile() });
  // The first change stores all the product's defaults.
  await api.asAdmin('sectors.update', { params: { id: 'solar' }, body: { name: 'Solar Power' } });
  await api.asAdmin('locations.update', { params: { id: 'dubai' }, body: { lead: 'Warm.' } });
  await api.asAdmin('siteSettings.update', {
    params: { id: 'site' },
    body: { name: 'Keel & Current', phone: '' },
  });
  await api.asAdmin('pageTexts.update', { params: { id: 'cookiesPolicy' }, body: { lead: 'Hi' } });
  await api.asAdmin('applications.send', { body: buildApplicationForm(), cv: buildCv() });
  const [logo] = await api.asAdmin('clientLogos.list');
  await api.asAdmin('clientLogos.delete', { params: { id: logo?.id } });
}, 60_000);
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'one-')), 'content.jsonl');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

/** Returns every content document by path; pictures as digests. */
async function everything(): Promise<Record<string, DocumentData>> {
  const all = await Promise.all(
    contentCollections.map((collection) => api.firestore.collection(collection).get()),
  );
  const documents = all.flatMap(({ docs }) => docs);
  return Object.fromEntries(documents.map((each) => [each.ref.path, withoutBytes(each.data())]));
}

/** Replaces bytes by a digest, because `toEqual` takes half a minute to compare megabytes. */
function withoutBytes(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  );
}

test('restores every field of every document, with drafts and versions, and names unreadable ones', async () => {
  // The site cannot show it.
  const broken = api.firestore.collection('jobs').doc('broken');
  await broken.set({ title: 7 });
  const before = await everything();
  const collections = new Set(Object.keys(before).map((path) => path.split('/')[0]));
  expect(collections).toEqual(new Set(contentCollections));
  const shown = (await api.call('jobs.list')).body.data;

  const { documents, unreadable } = await backUp(api.firestore, PROJECT, file);
  expect(documents).toBe(Object.keys(before).length);
  expect(unreadable).toEqual(['jobs/broken']);
  await Promise.all(
    contentCollections.map((name) => api.firestore.recursiveDelete(api.firestore.collection(name))),
  );
  expect(await restore(api.firestore, file, CAREFUL)).toMatchObject({ unreadable });

  expect(await everything()).toEqual(before);
  // Old change notes would be wrong. One new note makes running functions read everything again.
  const notes = await api.firestore.collection('changes').get();
  expect(notes.docs.map((note) => Object.keys(note.data()).sort())).toEqual([
    ['expiresAt', 'notedAt'],
  ]);
  expect((await api.call('jobs.list')).body.data).toEqual(shown);
  await broken.delete();
  // The file has no account, session or mail, and nothing of who is at work.
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^\{"collection":"(\w+)"/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(contentCollections));
  expect(text).not.toContain('scrypt');
});

test('accounts are restored unchanged on request, and every earlier session has ended', async () => {
  const admins = () => api.firestore.collection('admins');
  const stored = async () => (await admins().doc('ada').get()).data();

  await api.login();
  const sessions = () => api.firestore.collection('sessions').count().get();
  expect((await sessions()).data().count).toBeGreaterThan(0);
  await backUp(api.firestore, PROJECT, file);
  await admins().doc('ada').update({ sessionEpoch: 3 });
  await restore(api.firestore, file, REPLACE);
  const before = await stored();
  expect(before).toMatchObject({ sessionEpoch: 3 });
  const full = join(folder, 'with-accounts.jsonl');
  await backUp(api.firestore, PROJECT, full, { withAccounts: true });
  // Nobody else on the computer can read the file.
  expect(statSync(full).mode & 0o777).toBe(0o600);
  await admins().doc('ada').update({ sessionEpoch: 7 });
  await admins()
    .doc('later')
    .set(before ?? {});
  await restore(api.firestore, full, REPLACE);
  expect(await stored()).toEqual(before);
  expect((await admins().doc('later').get()).exists).toBe(false);
  expect((await sessions()).data().count).toBe(0);
});

describe('a backup', () => {
  test('of another database of the project contains that database alone', async () => {
    const environment = {
      FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
      GCLOUD_PROJECT: 'demo-backup-clone',
    };
    const inDatabase = <T>(database: string, use: (firestore: Firestore) => Promise<T>) =>
      withFirestoreOf(environment, use, database);
    const names = async (firestore: Firestore) => (await firestore.doc('sectors/a').get()).data();
    await inDatabase('(default)', (now) => now.doc('sectors/a').set({ name: 'Now' }));
    await inDatabase('look', async (clone) => {
      await clone.doc('sectors/a').set({ name: 'Then' });
      await backUp(clone, PROJECT, file);
    });
    // Restores a clone: its content replaces the site's current content.
    const restored = await inDatabase('(default)', async (now) => {
      await restore(now, file, REPLACE);
      return names(now);
    });
    expect(restored).toEqual({ name: 'Then' });
  });

  test('that was interrupted starts again, and overwrites no other file', async () => {
    writeFileSync(`${file}.part`, '{"format":"torque');
    await backUp(api.firestore, PROJECT, file);
    expect(existsSync(`${file}.part`)).toBe(false);
    await restore(api.firestore, file, REPLACE);
    writeFileSync(file, 'mine');
    await expect(backUp(api.firestore, PROJECT, file)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('a restore', () => {
  test('writes as many pictures at once as Firestore accepts', async () => {
    const media = api.firestore.collection('media');
    const [known] = (await media.limit(1).get()).docs;
    // The emulator never answers a commit of all 20 (6 MB).
    const pictures = Array.from({ length: 20 }, () => {
      const bytes = randomBytes(300_000);
      return { bytes, document: media.doc(createHash('sha256').update(bytes).digest('hex')) };
    });
    const removeAll = () => Promise.all(pictures.map(({ document }) => document.delete()));
    await Promise.all(
      pictures.map(({ bytes, document }) => document.set({ ...known?.data(), bytes })),
    );
    const before = await everything();
    await backUp(api.firestore, PROJECT, file);
    await removeAll();
    await restore(api.firestore, file, REPLACE);
    expect(await everything()).toEqual(before);
    await removeAll();
  });

  test('changes nothing if there is content, unless it is told to replace it', async () => {
    await backUp(api.firestore, PROJECT, file);
    const before = await everything();
    await api.asAdmin('testimonials.create', { body: { quote: 'After the backup.' } });
    // As an interrupted restore leaves it.
    await api.firestore.doc('jobs/of-half-a-restore').set({ title: 'Half' });
    const later = await everything();
    await expect(restore(api.firestore, file, CAREFUL)).rejects.toThrow('--replace');
    expect(await everything()).toEqual(later);
    // The job, the testimonial and its first version.
    expect(await restore(api.firestore, file, REPLACE)).toMatchObject({ removed: 3 });
    expect(await everything()).toEqual(before);
  });

  test('writes nothing of a file that is not a complete backup', async () => {
    await backUp(api.firestore, PROJECT, file);
    const whole = readFileSync(file, 'utf8');
    const before = await everything();
    const damaged = 'is cut off, damaged or edited';
    const cases: [name: string, text: string, message: string][] = [
      ['its end is missing', whole.split('\n').slice(0, -2).join('\n'), damaged],
      ['a line is missing', whole.split('\n').toSpliced(3, 1).join('\n'), damaged],
      ['a word is edited', whole.replace('"title":', '"titel":'), damaged],
      ['a document comes after its end', `${whole}{"collection":"jobs","id":"x"}\n`, damaged],
      ['it has another version', whole.replace('"version":3', '"version":2'), 'version 2'],
      ['it is something else', '{"name":"x"}\n', 'not a backup'],
      ['it is empty', '', 'not a backup'],
      [
        'it holds another collection',
        whole.replace('"collection":"jobs"', '"collection":"admins"'),
        'which does not belong in this backup',
      ],
    ];
    for (const [name, text, message] of cases) {
      writeFileSync(file, text);
      await expect(restore(api.firestore, file, REPLACE), name).rejects.toThrow(message);
    }
    expect(await everything()).toEqual(before);
  });
});

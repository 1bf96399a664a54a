import { TAXONOMY_ID } from '@torque-tide/contract/taxonomy-record';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/backup/backup';
import { contentCollections } from '../../scripts/backup/content-collections';
import { restore } from '../../scripts/backup/restore';
import { seedDocuments } from '../../scripts/seed/documents';
import { buildPictureFile } from '../../functions/tests/support/examples';
import { startTestApi, type TestApi } from '../../functions/tests/support/test-api';

const PROJECT = 'demo-backup';
const CAREFUL = { replace: false, unreadable: false };
const REPLACE = { ...CAREFUL, replace: true };

let api: TestApi;
let folder: string;
let file: string;
beforeAll(async () => {
  api = await startTestApi('backup', { maxAgeMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  for (const { collection, id, data } of await seedDocuments(new Date())) {
    await api.firestore.collection(collection).doc(id).set(data);
  }
  // History, the bin, a second version and unpublished changes, as the API makes them.
  const [job] = await api.asAdmin<{ id: string }[]>('jobs.list');
  const params = { id: job?.id };
  await api.asAdmin('jobs.update', { params, body: { title: 'Changed <once> & “quoted”' } });
  await api.asAdmin('jobs.savePending', {
    params,
    body: { baseVersion: 2, changes: { title: 'Not seen yet' } },
  });
  await api.asAdmin('testimonials.create', { body: { quote: 'They found our site lead.' } });
  await api.asAdmin('media.upload', { file: buildPictureFile({ color: '3f6b70' }) });
  // What a database has of its own; one that has none is served the product's.
  await api.firestore.collection('sectors').doc('tidal').set({ name: 'Tidal' });
  await api.asAdmin('taxonomy.update', {
    params: { id: TAXONOMY_ID },
    body: { jobSectors: ['Solar', 'Wind'] },
  });
  await api.asAdmin('siteSettings.update', {
    params: { id: 'site' },
    body: { name: 'Keel & Current', phone: '' },
  });
  await api.asAdmin('pageTexts.update', { params: { id: 'cookiesPolicy' }, body: { lead: 'Hi' } });
  await api.firestore.collection('locations').doc('wales').set({ name: 'Wales' });
  const [logo] = await api.asAdmin<{ id: string }[]>('clientLogos.list');
  await api.asAdmin('clientLogos.delete', { params: { id: logo?.id } });
}, 60_000);
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'one-')), 'content.jsonl');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

/** Every document of content by its path, as it is stored; pictures by their digest. */
async function everything(): Promise<Record<string, DocumentData>> {
  const all: Record<string, DocumentData> = {};
  for (const collection of contentCollections.keys()) {
    const { docs } = await api.firestore.collection(collection).get();
    for (const document of docs) all[document.ref.path] = withoutBytes(document.data());
  }
  return all;
}

/** Comparing megabytes takes `toEqual` half a minute, byte by byte. */
function withoutBytes(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  );
}

async function removeEverything(): Promise<void> {
  for (const collection of contentCollections.keys()) {
    await api.firestore.recursiveDelete(api.firestore.collection(collection));
  }
}

test('all content comes back as it was: every field of every document, with history and bin', async () => {
  const before = await everything();
  const collections = new Set(Object.keys(before).map((path) => path.split('/')[0]));
  expect(collections).toEqual(new Set(contentCollections.keys()));
  const shown = (await api.call('jobs.list')).body.data;

  const { documents, unreadable } = await backUp(api.firestore, PROJECT, file);
  expect(documents).toBe(Object.keys(before).length);
  expect(unreadable).toEqual([]);
  await removeEverything();
  await restore(api.firestore, PROJECT, file, CAREFUL);

  expect(await everything()).toEqual(before);
  // Notes of changes would tell of another content.
  expect((await api.firestore.collection('changes').get()).size).toBe(0);
  expect((await api.call('jobs.list')).body.data).toEqual(shown);
  const [deleted] = await api.asAdmin<{ id: string }[]>('bin.list');
  expect(await api.asAdmin('bin.restore', { params: { id: deleted?.id } })).toMatchObject({
    kind: 'clientLogos',
  });
  await restore(api.firestore, PROJECT, file, REPLACE);
});

test('no account, no session and nothing of who is at work is in the file', async () => {
  await api.firestore.collection('changes').doc('of-a-change').set({ by: 'ada' });
  await api.firestore.collection('presence').doc('of-a-tab').set({ username: 'ada' });
  await backUp(api.firestore, PROJECT, file);
  const names = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (line === '' ? {} : (JSON.parse(line) as { collection?: string })).collection);
  expect(names).not.toContain('admins');
  expect(names).not.toContain('sessions');
  expect(names).not.toContain('changes');
  expect(names).not.toContain('presence');
  expect(readFileSync(file, 'utf8')).not.toContain('scrypt');
});

describe('accounts, when they are asked for,', () => {
  const withAccounts = { withAccounts: true };
  const admins = () => api.firestore.collection('admins');
  const stored = async () => (await admins().doc('ada').get()).data();

  test('come back as they were, and every session of before has ended', async () => {
    await api.login();
    const sessions = () => api.firestore.collection('sessions').count().get();
    expect((await sessions()).data().count).toBeGreaterThan(0);
    const before = await stored();
    await backUp(api.firestore, PROJECT, file, withAccounts);
    await admins().doc('ada').update({ sessionEpoch: 7 });
    await admins()
      .doc('later')
      .set(before ?? {});
    await restore(api.firestore, PROJECT, file, REPLACE);
    expect(await stored()).toEqual(before);
    expect((await admins().doc('later').get()).exists).toBe(false);
    expect((await sessions()).data().count).toBe(0);
  });

  test('are not touched by a file without them', async () => {
    await backUp(api.firestore, PROJECT, file);
    await admins().doc('ada').update({ sessionEpoch: 7 });
    await restore(api.firestore, PROJECT, file, REPLACE);
    expect(await stored()).toMatchObject({ sessionEpoch: 7 });
  });

  test('are refused from a file that does not say that it has them', async () => {
    await backUp(api.firestore, PROJECT, file, withAccounts);
    const text = readFileSync(file, 'utf8').replace(',"withAccounts":true', '');
    writeFileSync(file, text);
    const options = { replace: true, unreadable: true };
    await expect(restore(api.firestore, PROJECT, file, options)).rejects.toThrow(
      "'admins' in such",
    );
  });

  test('nobody else on the computer can read the file', async () => {
    await backUp(api.firestore, PROJECT, file, withAccounts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a backup that was interrupted', () => {
  test('goes on where it stood, and shows the same moment', async () => {
    await backUp(api.firestore, PROJECT, file);
    const whole = readFileSync(file, 'utf8');
    // In the midst of a line, as a process that is killed leaves it.
    rmSync(file);
    writeFileSync(`${file}.part`, whole.slice(0, Math.floor(whole.length / 2)));
    const [job] = await api.asAdmin<{ id: string; title: string }[]>('jobs.list');
    await api.asAdmin('jobs.update', { params: { id: job?.id }, body: { title: 'Later' } });
    await backUp(api.firestore, PROJECT, file);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(existsSync(`${file}.part`)).toBe(false);
    await restore(api.firestore, PROJECT, file, REPLACE);
  });

  test('of another project begins anew', async () => {
    await backUp(api.firestore, 'demo-another', file);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(`${file}.part`, whole.slice(0, 2_000));
    rmSync(file);
    await backUp(api.firestore, PROJECT, file);
    expect(readFileSync(file, 'utf8').split('\n')[0]).toContain(PROJECT);
  });

  test('of which hardly anything was written, or which is none, is named', async () => {
    writeFileSync(`${file}.part`, '{"format":"torque');
    await expect(backUp(api.firestore, PROJECT, file)).rejects.toThrow(
      `${file}.part is there already, and no begun backup`,
    );
    expect(existsSync(file)).toBe(false);
  });

  test('a folder that is none is named', async () => {
    writeFileSync(file, 'mine');
    for (const folder of [file, join(file, '..', 'nothing')]) {
      await expect(backUp(api.firestore, PROJECT, join(folder, 'x.jsonl'))).rejects.toThrow(
        `There is no folder ${folder} for the file.`,
      );
    }
  });

  test('nobody’s file is overwritten', async () => {
    writeFileSync(file, 'mine');
    await expect(backUp(api.firestore, PROJECT, file)).rejects.toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('a restore', () => {
  test('writes as many pictures at once as Firestore takes', async () => {
    const media = api.firestore.collection('media');
    const [known] = (await media.limit(1).get()).docs;
    // The emulator never answers a commit of all twenty, 6 MB.
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1) {
      const bytes = randomBytes(300_000);
      const id = createHash('sha256').update(bytes).digest('hex');
      await media.doc(id).set({ ...known?.data(), bytes });
      ids.push(id);
    }
    const before = await everything();
    await backUp(api.firestore, PROJECT, file);
    for (const id of ids) await media.doc(id).delete();
    await restore(api.firestore, PROJECT, file, REPLACE);
    expect(await everything()).toEqual(before);
    for (const id of ids) await media.doc(id).delete();
  });

  test('that cannot write down how far it has come does not begin', async () => {
    await backUp(api.firestore, PROJECT, file);
    const before = await everything();
    await removeEverything();
    mkdirSync(`${file}.progress`);
    await expect(restore(api.firestore, PROJECT, file, CAREFUL)).rejects.toThrow('EISDIR');
    expect(await everything()).toEqual({});
    rmSync(`${file}.progress`, { recursive: true });
    await restore(api.firestore, PROJECT, file, CAREFUL);
    expect(await everything()).toEqual(before);
  });

  test('that was interrupted goes on where it stood', async () => {
    await backUp(api.firestore, PROJECT, file);
    const before = await everything();
    await removeEverything();
    const { firestore } = api;
    const commit = { left: 1 };
    const failing = new Proxy(firestore, {
      get(target, name) {
        if (name === 'batch' && commit.left-- <= 0) throw new Error('The network is gone');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await expect(restore(failing, PROJECT, file, CAREFUL)).rejects.toThrow('The network is gone');
    const between = Object.keys(await everything()).length;
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(Object.keys(before).length);
    await restore(firestore, PROJECT, file, CAREFUL);
    expect(await everything()).toEqual(before);
    expect(existsSync(`${file}.progress`)).toBe(false);
  });

  test('changes nothing where there is content, unless it is told to replace it', async () => {
    await backUp(api.firestore, PROJECT, file);
    const before = await everything();
    await api.asAdmin('testimonials.create', {
      body: { quote: 'Somebody came after the backup.' },
    });
    const with1 = await everything();
    await expect(restore(api.firestore, PROJECT, file, CAREFUL)).rejects.toThrow('--replace');
    expect(await everything()).toEqual(with1);
    // The testimonial and the first entry of its history.
    expect(await restore(api.firestore, PROJECT, file, REPLACE)).toMatchObject({ removed: 2 });
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['its end is missing', (text: string) => text.split('\n').slice(0, -2).join('\n'), 'the end'],
    ['a line is missing', (text: string) => text.split('\n').toSpliced(3, 1).join('\n'), 'hold'],
    [
      'a line is damaged',
      (text: string) => text.replace('\n{', '\n{{'),
      'line 2: this is no document',
    ],
    ['a document is none', (text: string) => text.replace('"title":', '"titel":'), 'title'],
    [
      'it is of another version',
      (text: string) => text.replace('"version":1', '"version":9'),
      'version 9',
    ],
    ['it is something else', () => '{"name":"x"}\n', 'no backup'],
    ['it is empty', () => '', 'no backup'],
    [
      'it holds accounts',
      (text: string) => text.replace('"collection":"jobs"', '"collection":"admins"'),
      "no collection 'admins'",
    ],
  ])('writes nothing when %s', async (_, damage, message) => {
    await backUp(api.firestore, PROJECT, file);
    const before = await everything();
    const damaged = `${file}.damaged`;
    writeFileSync(damaged, damage(readFileSync(file, 'utf8')));
    await expect(restore(api.firestore, PROJECT, damaged, REPLACE)).rejects.toThrow(message);
    expect(await everything()).toEqual(before);
  });

  test('keeps what the site cannot read, when it is told to', async () => {
    const broken = api.firestore.collection('jobs').doc('broken');
    await broken.set({ title: 7 });
    const { unreadable } = await backUp(api.firestore, PROJECT, file);
    expect(unreadable).toEqual(['jobs/broken']);
    await expect(restore(api.firestore, PROJECT, file, REPLACE)).rejects.toThrow('title');
    await broken.delete();
    await restore(api.firestore, PROJECT, file, { replace: true, unreadable: true });
    expect((await broken.get()).data()).toEqual({ title: 7 });
    await broken.delete();
  });
});

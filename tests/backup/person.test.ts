import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { buildApplicationForm, buildCv } from '../../functions/tests/support/examples';
import { startTestApi, type TestApi } from '../../functions/tests/support/test-api';
import { findPerson, writePerson } from '../../scripts/lib/person';
import { root } from '../../scripts/lib/repository';

const EMAIL = 'ada@example.com';

let api: TestApi;
let folder: string;
let id: string;
let binned: string;
beforeAll(async () => {
  api = await startTestApi('person', { maxAgeMs: 0 });
  folder = mkdtempSync(join(tmpdir(), 'person-'));
  await send('somebody@example.com');
  id = await send(EMAIL);
  // An admin corrects the address; the history keeps the old one.
  await api.asAdmin('applications.update', { params: { id }, body: { email: 'ada@berg.example' } });
  binned = await send(EMAIL, 'Sent earlier');
  await api.asAdmin('applications.delete', { params: { id: binned } });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

async function send(email: string, words = 'Hello'): Promise<string> {
  const body = buildApplicationForm({ email, words });
  const sent = { body, cv: buildCv(words) };
  return (await api.asAdmin('applications.send', sent)).id;
}

async function person(args: string[], answer = ''): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/person.ts', ...args], {
    cwd: root,
    env: { ...process.env, GCLOUD_PROJECT: api.projectId },
  });
  child.stdin.end(answer);
  const [output, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, output: output + problem };
}

/** Returns everything in the collections that may name a person. */
async function everything(): Promise<string> {
  const { applications, versions, cvs, mail } = COLLECTIONS;
  const all = await Promise.all(
    [applications, versions, cvs, mail].map((name) => api.firestore.collection(name).get()),
  );
  return JSON.stringify(
    all.flatMap(({ docs }) => docs.map((document) => [document.id, document.data()])),
  );
}

describe('npm run person', () => {
  test('exports everything about an address, in any case, with the CVs and the bin, and deletes nothing without a yes', async () => {
    const path = join(folder, 'ada');
    const before = await everything();
    const [{ code, output }, refused] = await Promise.all([
      person(['export', 'Ada@Example.com', '--folder', path]),
      person(['delete', EMAIL], 'no\n'),
    ]);
    expect(refused.output).toContain('nothing was deleted');
    expect(await everything()).toBe(before);
    expect([code, output]).toEqual([0, expect.any(String)]);
    for (const line of output.trim().split('\n')) expect(line).toContain(`In ${api.projectId}`);
    const { applications } = JSON.parse(readFileSync(join(path, 'person.json'), 'utf8')) as {
      applications: { id: string; isInBin: boolean; versions: object[]; mails: object[] }[];
    };
    expect(
      applications.map(({ versions, mails, ...record }) => [
        record.id,
        record.isInBin,
        versions.length,
        mails.length,
      ]),
    ).toEqual(
      [
        [id, false, 2, 2],
        [binned, true, 2, 2],
      ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    expect(readFileSync(join(path, `CV ${id}.pdf`))).toEqual(buildCv('Hello'));
    expect(readFileSync(join(path, `CV ${binned}.pdf`))).toEqual(buildCv('Sent earlier'));
    expect(readFileSync(join(path, 'person.json'), 'utf8')).not.toContain('somebody@');
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, 'person.json')).mode & 0o777).toBe(0o600);
    expect(() => writePerson(path, EMAIL, [])).toThrow('exists already');
  }, 60_000);

  test('deletes permanently what it has listed, after a yes', async () => {
    const { code, output } = await person(['delete', EMAIL], 'yes\n');
    expect([code, output]).toEqual([0, expect.stringContaining(`application ${id} is deleted`)]);
    const after = await everything();
    for (const trace of [id, binned, EMAIL, 'ada@berg']) expect(after).not.toContain(trace);
    expect(after).toContain('somebody@example.com');
    const marks = await api.firestore.collection(COLLECTIONS.erased).get();
    expect(marks.docs.map((mark) => mark.id).sort()).toEqual([id, binned].sort());
    const bin = await api.asAdmin('versions.deleted');
    expect(bin).toEqual([]);
    expect(await findPerson(api.firestore, EMAIL)).toEqual([]);
  }, 60_000);
});

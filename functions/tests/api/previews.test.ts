import type { DraftableKind } from '@torque-tide/contract/drafts';
import { PREVIEW_DAYS, PREVIEWS_MAX } from '@torque-tide/contract/previews';
import { Firestore } from '@google-cloud/firestore';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { createFakeLog, HOUR, MINUTE } from '../support/fakes';
import { countReads } from '../support/firestore-reads';
import { getPage, plainSite, startPages, stopPages, useTestPages } from '../support/test-pages';

const DAY = 24 * HOUR;

const log = createFakeLog();
const api = useTestApi('previews');
const pages = useTestPages(api, { log });

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('hex');
const newJob = (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });

async function newLink(id: string, kind: DraftableKind = 'jobs') {
  const token = newToken();
  const params = { kind, id };
  const body = { hash: hashOf(token) };
  const link = await api.asAdmin('previews.create', { params, body });
  return { token, link };
}

const linksOf = (id: string, kind: DraftableKind = 'jobs') =>
  api.asAdmin('previews.list', { params: { kind, id } });

async function open(token: string) {
  const answer = await getPage(pages, `/preview/${token}`);
  const { status, headers } = answer;
  return { status, headers, lines: (await answer.text()).split('\n') };
}

describe('a link', () => {
  it('shows a draft to anybody who has it for two weeks, uncached, and is stored as a hash', async () => {
    const { id } = await newJob({ title: 'Secret engineer', isDraft: true });
    const { token, link } = await newLink(id);
    expect(link).toEqual({
      id: hashOf(token),
      createdAt: api.clock.now().toISOString(),
      createdBy: 'ada',
      expiresAt: new Date(api.clock.now().getTime() + PREVIEW_DAYS * DAY).toISOString(),
    });
    expect(await linksOf(id)).toEqual([link]);
    const { status, headers, lines } = await open(token);
    expect(status).toBe(200);
    expect(lines).toEqual(['Secret engineer', 'draft', link.expiresAt]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const collection of await api.firestore.listCollections()) {
      const { docs } = await collection.get();
      for (const document of docs) {
        expect(JSON.stringify([document.id, document.data()])).not.toContain(token);
      }
    }

    const openedAt = api.clock.now().toISOString();
    // The time of use is stored once a minute.
    api.clock.advance(MINUTE / 2);
    await open(token);
    expect(await linksOf(id)).toEqual([{ ...link, openedAt }]);
    api.clock.advance(MINUTE);
    await open(token);
    expect((await linksOf(id))[0]?.openedAt).toBe(api.clock.now().toISOString());

    api.clock.advance(Date.parse(link.expiresAt) - api.clock.now().getTime() - 1);
    expect((await open(token)).status).toBe(200);
    api.clock.advance(1);
    expect((await open(token)).status).toBe(404);
    expect(await linksOf(id)).toEqual([]);
  });

  it('shows the current state: scheduled, changed, with a draft, and published', async () => {
    const publishAt = new Date(api.clock.now().getTime() + HOUR).toISOString();
    const { id } = await newJob({ title: 'Timed engineer', publishAt });
    const { token } = await newLink(id);
    expect((await open(token)).lines.slice(0, 2)).toEqual(['Timed engineer', 'scheduled']);
    await api.asAdmin('jobs.update', { params: { id }, body: { title: 'Renamed', publishAt: '' } });
    expect((await open(token)).lines.slice(0, 2)).toEqual(['Renamed', 'public']);
    const params = { kind: 'jobs' as const, id };
    await api.asAdmin('drafts.save', { params, body: { changes: { title: 'Renamed again' } } });
    expect((await open(token)).lines.slice(0, 2)).toEqual(['Renamed again', 'draft-changes']);
    await api.asAdmin('drafts.discard', { params });
    expect((await open(token)).lines.slice(0, 2)).toEqual(['Renamed', 'public']);
  });

  it('gets the same answer if it is wrong, revoked or its item is gone', async () => {
    const { id } = await newJob({ isDraft: true });
    const revoked = await newLink(id);
    await api.asAdmin('previews.revoke', { params: { id: revoked.link.id } });
    const study = buildCaseStudyInput({ isDraft: true });
    await api.asAdmin('caseStudies.create', { body: study });
    const ofGone = await newLink(study.id, 'caseStudies');
    expect((await open(ofGone.token)).lines.slice(0, 2)).toEqual([study.title, 'draft']);
    await api.asAdmin('caseStudies.delete', { params: { id: study.id } });
    expect((await open(ofGone.token)).status).toBe(404);
    // Another item takes the slug.
    await api.asAdmin('caseStudies.create', { body: study });
    for (const token of [revoked.token, ofGone.token, newToken(), 'x', 'a'.repeat(900)]) {
      const { status, headers, lines } = await open(token);
      expect(status).toBe(404);
      expect(lines).toEqual(['no preview']);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

it('costs a bounded number of reads when guessed, and still works meanwhile', async () => {
  const { id } = await newJob({ isDraft: true });
  const { token } = await newLink(id);
  const firestore = new Firestore({ projectId: api.projectId });
  const { reads } = countReads(firestore);
  const quiet = createFakeLog();
  const asked = await startPages(api, { firestore, log: quiet });
  try {
    // Reads the settings, as every page of the site does.
    expect((await getPage(asked, '/preview/none')).status).toBe(404);
    const before = reads();
    for (let count = 0; count < 80; count += 1) {
      expect((await getPage(asked, `/preview/${newToken()}`)).status).toBe(404);
    }
    const links = (await api.firestore.collection('previews').count().get()).data().count;
    expect(reads() - before).toBe(50 + links);
    expect(quiet.lines).toEqual([]);
    expect((await getPage(asked, `/preview/${token}`)).status).toBe(200);
  } finally {
    await stopPages(asked);
    await firestore.terminate();
  }
});

describe('the list of links', () => {
  it("has only its item's newest ten, newest first, and a repeated request's link once", async () => {
    const { id } = await newJob({ isDraft: true });
    const other = await newJob({ isDraft: true });
    const first = await newLink(id);
    api.clock.advance(MINUTE);
    const sent = {
      params: { kind: 'jobs', id },
      body: { hash: hashOf(newToken()) },
      token: await api.validToken(),
      key: randomUUID(),
    };
    const second = await api.call('previews.create', sent);
    expect((await api.call('previews.create', sent)).body).toEqual(second.body);
    await newLink(other.id);
    const ids = [sent.body.hash, first.link.id];
    expect((await linksOf(id)).map((link) => link.id)).toEqual(ids);
    const again = await api.call('previews.create', { ...sent, key: randomUUID() });
    expect(again.status).toBe(409);

    while (ids.length <= PREVIEWS_MAX) {
      api.clock.advance(MINUTE);
      ids.unshift((await newLink(id)).link.id);
    }
    expect((await linksOf(id)).map((link) => link.id)).toEqual(ids.slice(0, PREVIEWS_MAX));
    expect((await open(first.token)).status).toBe(404);
  });
});

it('no log contains a token, even after a failure', async () => {
  const { id } = await newJob({ isDraft: true });
  const { token } = await newLink(id);
  const failing = await startPages(api, {
    log,
    loadSite: () =>
      Promise.resolve({ ...plainSite, render: () => Promise.reject(new Error('no')) }),
  });
  for (const path of [`/preview/${token}`, `/preview/${token}/more`, `/preview/${token}/`]) {
    await getPage(failing, path);
  }
  await stopPages(failing);
  expect(log.lines.length).toBeGreaterThan(0);
  const all = JSON.stringify([log.lines, log.auditLines, api.log.lines, api.log.auditLines]);
  expect(all).toContain('/preview/…');
  expect(all).not.toContain(token);
});

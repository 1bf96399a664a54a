import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput, draftOfJob } from '../support/examples';
import { getPage, useTestPages } from '../support/test-pages';

const api = useTestApi('drafts');
const pages = useTestPages(api);

const newJob = (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });
const paramsOf = (id: string) => ({ kind: 'jobs' as const, id });
async function save(id: string, changes: object, ifMatch = '"1"') {
  const sent = { params: paramsOf(id), body: { changes }, ifMatch };
  return (await api.asAdmin('drafts.save', sent)).item;
}
const call = async (
  name: 'drafts.save' | 'drafts.publish' | 'drafts.discard',
  id: string,
  sent: object = {},
) => api.callAsAdmin(name, { params: paramsOf(id), ...sent });
const draftOf = (id: string) => draftOfJob(api, id);
const live = (id: string) => api.asAdmin('jobs.get', { params: { id } });
const versionsOf = (id: string) => api.asAdmin('versions.list', { params: { kind: 'jobs', id } });
const titlesSeen = async () => {
  api.clock.advance(FRESHNESS.maxAgeMs);
  return (await getPage(pages, '/jobs')).text();
};

describe('a draft', () => {
  it('does not change the live item that visitors see', async () => {
    const { id } = await newJob({ title: 'Live engineer' });
    const saved = await save(id, { title: 'Changed engineer', salary: '£70k' });
    const at = api.clock.now().toISOString();
    expect(saved).toMatchObject({
      title: 'Live engineer',
      version: 2,
      draft: { item: { id, title: 'Changed engineer', salary: '£70k', version: 2 }, by: 'ada', at },
    });
    expect(await titlesSeen()).toContain('Live engineer');
    expect(await titlesSeen()).not.toContain('Changed engineer');
    const visitors = [(await api.call('jobs.list')).text, await titlesSeen()];
    for (const text of visitors) expect(text).not.toMatch(/"draft"|£70k/);
    expect(await live(id)).toEqual(saved);
    expect(await versionsOf(id)).toMatchObject([
      { version: 2, action: 'drafted', changes: [{ field: 'salary' }, { field: 'title' }] },
      { version: 1, action: 'created' },
    ]);
    expect(await draftOf(id)).toEqual(saved.draft);
  });

  it('is never lost: of ten simultaneous editors one saves, and the others are refused', async () => {
    const { id } = await newJob();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        call('drafts.save', id, {
          body: { changes: { title: `Engineer ${at}` } },
          ifMatch: '"1"',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('obeys the rules of its kind; unpublished items and other kinds have none', async () => {
    const unpublished = await newJob({ isDraft: true });
    const sent = { body: { changes: { title: 'Another one' } } };
    const refused = await call('drafts.save', unpublished.id, sent);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('Job is a draft itself: save the draft instead.');
    const { id } = await newJob();
    const answer = await call('drafts.save', id, {
      body: { changes: { title: 'x', colour: 'red' } },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['title', 'colour']);
    const study = await api.asAdmin('caseStudies.create', { body: buildCaseStudyInput() });
    const renamed = await api.callAsAdmin('drafts.save', {
      params: { kind: 'caseStudies', id: study.id },
      body: { changes: { id: 'another-slug' } },
    });
    expect(renamed.status).toBe(400);
    const params = { kind: 'siteSettings', id: 'site' };
    expect((await api.callAsAdmin('drafts.discard', { params })).status).toBe(400);
  });

  it('of page texts starts from the defaults, and stores only changes', async () => {
    const params = { kind: 'pageTexts' as const, id: 'services' };
    const saved = await api.asAdmin('drafts.save', {
      params,
      body: { changes: { heading: 'Hire in your own way' } },
    });
    expect(saved.item.draft?.item).toMatchObject({ heading: 'Hire in your own way' });
    const texts = (await api.call('texts.get', { params: { id: 'services' } })).text;
    expect(texts).not.toContain('Hire in your own way');
    const stored = await api.firestore.collection('pageTexts').doc('services').get();
    expect(stored.data()).not.toHaveProperty('heading');
    await api.asAdmin('drafts.publish', { params, body: { changes: {} } });
    api.clock.advance(FRESHNESS.maxAgeMs);
    const published = (await api.call('texts.get', { params: { id: 'services' } })).text;
    expect(published).toContain('Hire in your own way');
  });
});

describe('publishing it', () => {
  it('changes the item in one version, however often it was saved, and deletes the draft', async () => {
    const { id } = await newJob({ title: 'Old engineer' });
    await save(id, { title: 'New engineer', salary: '£70k' });
    const again = await save(id, { salary: '£72k' }, '"2"');
    const item = { id, title: 'New engineer', salary: '£72k' };
    expect(again).toMatchObject({ draft: { item }, version: 3 });
    const body = { changes: { salary: '£75k' } };
    const published = await call('drafts.publish', id, { body, ifMatch: '"3"' });
    expect(published.body.data).toMatchObject({
      kind: 'jobs',
      item: { ...item, salary: '£75k', version: 4 },
    });
    expect(await titlesSeen()).toContain('New engineer');
    expect(await draftOf(id)).toBeUndefined();
    const [version] = await versionsOf(id);
    expect(version).toMatchObject({ version: 4, action: 'published', by: 'ada' });
    expect(version?.changes.map(({ field }) => field)).toEqual(['salary', 'title']);
  });

  it('is refused if the item or the draft has changed since, and without a draft', async () => {
    const { id } = await newJob({ title: 'Old engineer' });
    await save(id, { title: 'New engineer' });
    await api.asAdmin('jobs.update', { params: { id }, body: { isFeatured: true } });
    const stale = await call('drafts.publish', id, { body: { changes: {} }, ifMatch: '"2"' });
    expect(stale.status).toBe(412);
    expect(await live(id)).toMatchObject({ title: 'Old engineer', version: 3 });
    const sent = { body: { changes: {} }, ifMatch: '"3"', key: randomUUID() };
    const first = await call('drafts.publish', id, sent);
    expect(first.body.data).toMatchObject({ item: { title: 'New engineer', isFeatured: true } });
    // A repeated request gets the same answer.
    expect((await call('drafts.publish', id, sent)).body).toEqual(first.body);
    const again = await call('drafts.publish', id, { body: { changes: {} } });
    expect(again.status).toBe(404);
  });
});

describe('discarding it', () => {
  it("leaves the item as it is, and editors who still have the draft open can't publish it", async () => {
    const { id } = await newJob({ title: 'Live engineer' });
    await save(id, { title: 'Discarded engineer', salary: '£70k' });
    const discarded = await call('drafts.discard', id, { ifMatch: '"2"' });
    expect(discarded.body.data).toMatchObject({ kind: 'jobs', item: { id, version: 3 } });
    expect(await draftOf(id)).toBeUndefined();
    expect(await live(id)).toMatchObject({ title: 'Live engineer', version: 3 });
    const late = { body: { changes: {} }, ifMatch: '"2"' };
    expect((await call('drafts.save', id, late)).status).toBe(412);

    // Other admins hear of it, but not of its content.
    const { docs } = await api.firestore.collection('changes').where('id', '==', id).get();
    const notes = docs.map((note) => note.data());
    expect(notes.map(({ action, version }) => `${version} ${action}`).sort()).toEqual([
      '1 created',
      '2 drafted',
      '3 discarded',
    ]);
    expect(JSON.stringify(notes)).not.toContain('£70k');
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { jobVersions } from '../support/job-versions';
import { buildTestimonialInput, draftOfJob } from '../support/examples';
import { MINUTE } from '../support/fakes';

const api = useTestApi('restore-version');

const { createJob, updateJob, history, restore } = jobVersions(api);
const jobOf = (id: string) => api.asAdmin('jobs.get', { params: { id } });

describe('restoring an earlier version', () => {
  it('is a change like any other', async () => {
    const first = await createJob({ salary: '£60,000', sectorTags: 'Wind' });
    const placeInLists = async () =>
      (await api.firestore.collection('jobs').doc(first.id).get()).get('createdAt') as unknown;
    const createdAt = await placeInLists();
    await updateJob(first.id, { title: 'Another title', salary: '' });
    await updateJob(first.id, { sectorTags: 'Solar' });
    api.clock.advance(MINUTE);
    expect(await restore(first.id, 1)).toEqual({ kind: 'jobs', id: first.id, version: 4 });
    expect(await jobOf(first.id)).toEqual({ ...first, version: 4 });
    expect(await placeInLists()).toEqual(createdAt);
    const [latest] = await history(first.id);
    expect(latest).toMatchObject({
      version: 4,
      at: api.clock.now().toISOString(),
      by: 'ada',
      action: 'restored',
      restoredVersion: 1,
    });
    const fields = latest?.changes.map(({ field }) => field);
    expect(fields?.sort()).toEqual(['salary', 'sectorTags', 'title']);
    // So the restoration can be undone too.
    await restore(first.id, 3);
    const undone = await jobOf(first.id);
    expect(undone).not.toHaveProperty('salary');
    expect(undone).toMatchObject({ title: 'Another title', sectorTags: 'Solar', version: 5 });
  });

  it("does not overwrite another admin's edit", async () => {
    const { id } = await createJob();
    await updateJob(id, { title: 'Second version' });
    const token = await api.token();
    const call = (ifMatch: string) =>
      api.call('versions.restore', {
        params: { kind: 'jobs', id },
        body: { version: 1, as: 'live' },
        token,
        ifMatch,
      });
    await updateJob(id, { title: 'Third version' });
    const stale = await call('"2"');
    expect(stale.status).toBe(412);
    expect(stale.body.error?.code).toBe('stale');
    expect(await jobOf(id)).toMatchObject({ title: 'Third version', version: 3 });
    expect((await call('"3"')).status).toBe(200);
  });

  it('refuses a version that does not exist', async () => {
    const { id } = await createJob();
    for (const version of [5, 0]) {
      const answer = await api.callAsAdmin('versions.restore', {
        params: { kind: 'jobs', id },
        body: { version, as: 'live' },
      });
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe(`There is no version ${version} to restore`);
    }
  });

  it('of a draft item changes it as a draft, and once published keeps it visible', async () => {
    const { id } = await createJob({ isDraft: true, title: 'First title' });
    await updateJob(id, { title: 'Second title' });
    await restore(id, 1, 'draft');
    const draft = await jobOf(id);
    expect(draft).toMatchObject({ title: 'First title', isDraft: true, version: 3 });
    expect(await draftOfJob(api, id)).toBeUndefined();
    await updateJob(id, { isDraft: false, title: 'Published' });
    await restore(id, 1);
    expect(await jobOf(id)).toMatchObject({ title: 'First title', isDraft: false });
  });

  it('as a draft changes nothing visitors see, and is only for kinds with drafts', async () => {
    const { id } = await createJob({ title: 'First title' });
    await updateJob(id, { title: 'Second title' });
    await restore(id, 1, 'draft');
    expect(await jobOf(id)).toMatchObject({ title: 'Second title', version: 3 });
    const draft = await draftOfJob(api, id);
    expect(draft).toMatchObject({ by: 'ada', item: { title: 'First title', version: 3 } });
    const testimonial = await api.asAdmin('testimonials.create', { body: buildTestimonialInput() });
    const refused = await api.callAsAdmin('versions.restore', {
      params: { kind: 'testimonials', id: testimonial.id },
      body: { version: 1, as: 'draft' },
    });
    expect(refused.status).toBe(400);
  });

  it('as both undoes changes of the item and its draft', async () => {
    const { id } = await createJob({ title: 'Live', salary: '£50k' });
    const params = { kind: 'jobs' as const, id };
    const draftTitle = async () => (await draftOfJob(api, id))?.item.title;
    const live = () => jobOf(id);
    await api.asAdmin('drafts.save', { params, body: { changes: { title: 'Draft one' } } });
    await api.asAdmin('drafts.save', { params, body: { changes: { title: 'Draft two' } } });
    await restore(id, 2, 'both');
    expect(await draftTitle()).toBe('Draft one');
    expect(await live()).toMatchObject({ title: 'Live', version: 4 });
    // Undoes publishing too: the former item is live again, with its draft.
    await api.asAdmin('drafts.publish', { params, body: { changes: {} } });
    expect(await live()).toMatchObject({ title: 'Draft one', version: 5 });
    await restore(id, 4, 'both');
    expect(await live()).toMatchObject({ title: 'Live', version: 6 });
    expect(await draftTitle()).toBe('Draft one');
    await api.asAdmin('drafts.discard', { params });
    expect(await draftTitle()).toBeUndefined();
    await restore(id, 6, 'both');
    expect(await draftTitle()).toBe('Draft one');
    // The state before any draft.
    await restore(id, 1, 'both');
    expect(await draftTitle()).toBeUndefined();
    expect((await history(id)).map(({ action }) => action)).toEqual([
      'restored',
      'restored',
      'discarded',
      'restored',
      'published',
      'restored',
      'drafted',
      'drafted',
      'created',
    ]);
  });
});

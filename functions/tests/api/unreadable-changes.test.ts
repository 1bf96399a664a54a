import type { Job } from '@torque-tide/contract/jobs';
import type { PendingNote } from '@torque-tide/contract/pending';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildJobInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';
import { startTestApi, type TestApi } from '../support/test-api';
import { getPage, startPages, stopPages } from '../support/test-pages';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('unreadable-changes');
});
afterAll(() => api.stop());

const stored = (id: string) => api.asAdmin<Job>('jobs.get', { params: { id } });

async function scheduled(title: string): Promise<string> {
  const { id } = await api.asAdmin<Job>('jobs.create', { body: buildJobInput({ title }) });
  const publishAt = new Date(api.clock.now().getTime() + HOUR).toISOString();
  await api.asAdmin('jobs.savePending', {
    params: { id },
    body: { baseVersion: 1, changes: { title: `${title}, published` }, publishAt },
  });
  return id;
}

it('scheduled changes that cannot be read wait for somebody; the item, all others and the admin area go on', async () => {
  const [broken, sound] = [await scheduled('Broken'), await scheduled('Sound')];
  const collection = api.firestore.collection('pending');
  const pending = collection.doc(`jobs_${broken}`);
  const { content: _, ...rest } = (await pending.get()).data() ?? {};
  await pending.set(rest);
  // Of no kind that there is, as a later revision may have stored it.
  await collection.doc('gone_1').set({ kind: 'gone', itemId: '1', publishAt: new Date(0) });

  api.clock.advance(2 * HOUR);
  expect(await stored(sound)).toMatchObject({ title: 'Sound, published', version: 2 });
  expect(await stored(broken)).toMatchObject({ title: 'Broken', version: 1 });
  const pages = await startPages(api);
  expect(await (await getPage(pages, `/jobs/${broken}`)).text()).toContain('Broken');
  await stopPages(pages);
  api.clock.advance(MINUTE);
  const notes = await api.asAdmin<PendingNote[]>('pending.list');
  expect(notes.map(({ id }) => id)).toEqual([broken]);
  const messages = api.log.lines.map(({ message }) => message);
  expect(messages.filter((each) => each.startsWith('Scheduled changes'))).toEqual([
    'Scheduled changes cannot be published',
    'Scheduled changes could not be published',
  ]);
});

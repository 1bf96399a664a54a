import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildClientLogo, buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { rememberMessage } from '@/shared/ui/toast/recent-messages';

const items = {
  jobs: buildJob(),
  clientLogos: buildClientLogo(),
  consultants: buildConsultant(),
};
type Kind = keyof typeof items;
let inBin: Kind | undefined;
let restored: unknown[];

function listOf<K extends Kind>(kind: K) {
  return inBin === kind ? [] : [items[kind]];
}

beforeEach(() => {
  inBin = undefined;
  restored = [];
  apiAnswers('jobs.list', () => listOf('jobs'));
  apiAnswers('clientLogos.list', () => listOf('clientLogos'));
  apiAnswers('consultants.list', () => listOf('consultants'));
  for (const kind of Object.keys(items) as Kind[]) {
    apiAnswers(`${kind}.delete`, (_, { id }) => {
      inBin = kind;
      return { id: id ?? '' };
    });
  }
  apiAnswers('versions.restore', async (request) => {
    restored.push(await request.json());
    const kind = inBin ?? 'jobs';
    inBin = undefined;
    return { kind, id: items[kind].id, version: 2 };
  });
  apiAnswers('versions.recent', []);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});

/** The three ways to confirm a deletion: by our dialog, by the browser's, and not at all. */
const TABS = [
  ['jobs', 'jobs', 'Manage Jobs', items.jobs.title],
  ['clientLogos', 'client-logos', 'Client Logos Management', items.clientLogos.companyName],
  ['consultants', 'people', 'Manage People', items.consultants.name],
] as const;

async function openAndDelete(tab: (typeof TABS)[number][1], heading: string, text: string) {
  const app = await openAdminTab(tab, heading);
  const card = (await screen.findByText(text)).closest('article')!;
  await app.user.click(within(card).getByRole('button', { name: 'Delete' }));
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(text, { selector: 'article *' })).toBeNull());
  return app;
}

test.each(TABS)('%s: Undo restores a deleted item', async (_, tab, heading, text) => {
  const { user } = await openAndDelete(tab, heading, text);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByText(text, { selector: 'article *' })).toBeVisible();
  expect(restored).toEqual([{ as: 'both' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const deleteJob = () => openAndDelete('jobs', 'Manage Jobs', items.jobs.title);

test('a message that disappears moves nothing in an open sheet', async () => {
  const { user } = await deleteJob();
  await user.click(await screen.findByRole('button', { name: 'Recent messages and activity' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recent messages and activity' });
  const before = dialog.textContent;
  act(() => rememberMessage({ title: 'Job updated', tone: 'success' }));
  expect(dialog.textContent).toBe(before);
});

test("a message that is gone offers Undo under 'Recent messages', once", async () => {
  const { user } = await deleteJob();
  await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  const open = () =>
    user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
  await open();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(restored).toEqual([{ as: 'both' }]);
  await open();
  await screen.findByRole('heading', { name: 'Recent messages' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('shows that somebody else was faster', async () => {
  apiFails('versions.restore', 'not-found');
  const { user } = await deleteJob();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone')).toBeVisible();
  expect(screen.getByText(/It is no longer among the deleted items/)).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { ListedVersion } from '@torque-tide/contract/versions';
import { ADMIN_TABS } from '@/admin/shell/tabs';
import { beforeEach, expect, test } from 'vitest';
import { apiAnswers, apiFails, apiHangs, apiIsUnreachable } from '@/test/fake-api';
import { expectFocus } from '@/test/focus';
import { buildJob } from '@/test/builders';
import { logIn, renderAdmin } from '@/test/admin';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

function buildDeletedItem(overrides: Partial<ListedVersion> = {}): ListedVersion {
  return {
    kind: 'jobs',
    id: '1042',
    historyId: 'h1',
    version: 3,
    title: 'Grid connections engineer',
    at: '2026-11-18T12:00:00.000Z',
    by: 'grace',
    action: 'deleted',
    fields: [],
    expiresAt: new Date(Date.now() + 3 * DAY - HOUR).toISOString(),
    ...overrides,
  };
}

const job = buildDeletedItem();
const logo = buildDeletedItem({
  kind: 'clientLogos',
  id: 'l1',
  historyId: 'h2',
  title: 'Example Grid',
});
let bin: ListedVersion[];

beforeEach(() => {
  bin = [job, logo];
  apiAnswers('versions.deleted', () => [...bin]);
  apiAnswers('jobs.list', () => (bin.includes(job) ? [] : [buildJob()]));
});

async function openBin() {
  logIn();
  const app = renderAdmin('/admin?view=deleted');
  await screen.findByRole('heading', { name: 'Recently deleted' });
  return app;
}

async function rowOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article')!);
}

test('shows each item, who deleted it when, and how long it is kept', async () => {
  await openBin();
  const row = await rowOf(job.title);
  expect(row.getByText('Job')).toBeVisible();
  expect(row.getByText(/^Deleted/)).toHaveTextContent(/^Deleted 18 Nov 2026, .* by grace$/);
  expect(row.getByText('3 days left')).toBeVisible();
  expect((await rowOf(logo.title)).getByText('Client logo')).toBeVisible();
});

test('names an item without a title by its kind', async () => {
  bin = [buildDeletedItem({ kind: 'testimonials', title: '' })];
  await openBin();
  expect(await screen.findByRole('heading', { name: 'Testimonial without a title' })).toBeVisible();
});

test('is linked from the tabs, and links back to the same tab', async () => {
  logIn();
  apiAnswers('testimonials.list', []);
  const { user } = renderAdmin('/admin?tab=testimonials');
  expect(await screen.findAllByRole('tab')).toHaveLength(ADMIN_TABS.length);
  await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
  await screen.findByRole('heading', { name: 'Recently deleted' });
  expect(screen.queryByRole('tab')).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to content' });
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await screen.findByRole('tab', { name: 'Testimonials' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('names what is loading, and says that nothing was deleted', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  apiAnswers('versions.deleted', () => answered.then(() => []));
  await openBin();
  expect(await screen.findByText('Loading deleted items...')).toBeVisible();
  answer();
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
});

test('shows why it could not be loaded, and retries', async () => {
  apiIsUnreachable('versions.deleted');
  const { user } = await openBin();
  expect(await screen.findByText('The deleted items could not be loaded')).toBeVisible();
  apiAnswers('versions.deleted', [job]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: job.title })).toBeVisible();
});

test('restores an item by its deletion, confirms it, and shows the item in its tab', async () => {
  let asked: unknown;
  apiAnswers('versions.restore', async (request, params) => {
    asked = [params, request.headers.get('if-match'), await request.json()];
    bin = [logo];
    return { kind: 'jobs', id: job.id, version: 4 };
  });
  const { user } = await openBin();
  await user.click((await rowOf(job.title)).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(`Job “${job.title}” restored.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: job.title })).toBeNull());
  expect(asked).toMatchObject([
    { kind: 'jobs', id: '1042' },
    '"3"',
    { version: 3, historyId: 'h1', as: 'both' },
  ]);
  // The button that had the focus is gone.
  await expectFocus(screen.findByRole('heading', { name: 'Recently deleted' }));

  await user.click(screen.getByRole('link', { name: 'Back to content' }));
  expect(await screen.findByRole('heading', { name: job.title })).toBeVisible();
});

test('restores once, however often the button is pressed', async () => {
  apiHangs('versions.restore');
  const { user } = await openBin();
  await user.click((await rowOf(job.title)).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Restoring...' })).toBeDisabled();
});

test('shows in the row that the slug is taken, and what to do', async () => {
  const message = "Another job has taken '1042' meanwhile. Delete that one to restore this one.";
  apiFails('versions.restore', 'conflict', message);
  const { user } = await openBin();
  const row = await rowOf(job.title);
  await user.click(row.getByRole('button', { name: 'Restore' }));
  expect(await row.findByText('It was not restored')).toBeVisible();
  expect(row.getByText(message)).toBeVisible();
  expect(row.getByRole('button', { name: 'Restore' })).toBeEnabled();
});

test('shows that somebody else has already restored it', async () => {
  apiFails('versions.restore', 'not-found');
  const { user } = await openBin();
  const row = await rowOf(job.title);
  await user.click(row.getByRole('button', { name: 'Restore' }));
  expect(await row.findByText(/It is no longer among the deleted items/)).toBeVisible();
});

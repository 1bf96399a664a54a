import { screen, waitFor, within } from '@testing-library/react';
import type { ListedVersion } from '@torque-tide/contract/versions';
import { ADMIN_TABS } from '@/admin/shell/tabs';
import { beforeEach, expect, test } from 'vitest';
import { apiAnswers, apiFails, apiIsUnreachable, recordCalls } from '@/test/fake-api';
import { expectFocus } from '@/test/focus';
import { buildJob } from '@/test/builders';
import { logIn, renderAdmin } from '@/test/admin';
import { buildListedVersion } from '@/test/job-history';
import { hold } from '@/test/hold';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

function buildDeletedItem(overrides: Partial<ListedVersion> = {}): ListedVersion {
  const expiresAt = new Date(Date.now() + 3 * DAY - HOUR).toISOString();
  return buildListedVersion({ version: 3, action: 'deleted', expiresAt, ...overrides });
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

test('is requested again after a failure: shows each item, who deleted it when, and how long it is kept', async () => {
  bin = [job, logo, buildDeletedItem({ kind: 'testimonials', title: '', historyId: 'h3' })];
  apiIsUnreachable('versions.deleted');
  const { user } = await openBin();
  expect(await screen.findByText('The deleted items could not be loaded')).toBeVisible();
  apiAnswers('versions.deleted', bin);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const row = await rowOf(job.title);
  expect(row.getByText('Job')).toBeVisible();
  expect(row.getByText(/^Deleted/)).toHaveTextContent(/^Deleted 18 Nov 2026, .* by grace$/);
  expect(row.getByText('3 days left')).toBeVisible();
  expect((await rowOf(logo.title)).getByText('Client logo')).toBeVisible();
  expect((await rowOf('Testimonial without a title')).getByText('Testimonial')).toBeVisible();
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
  const [answered, answer] = hold();
  apiAnswers('versions.deleted', () => answered.then(() => []));
  await openBin();
  expect(await screen.findByText('Loading deleted items...')).toBeVisible();
  answer();
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
});

test('restores an item once by its deletion, confirms it, and shows the item in its tab', async () => {
  const [answered, answer] = hold();
  const calls = recordCalls('versions.restore', async () => {
    await answered;
    bin = [logo];
    return { kind: 'jobs', id: job.id, version: 4 };
  });
  const { user } = await openBin();
  await user.click((await rowOf(job.title)).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Restoring...' })).toBeDisabled();
  answer();
  expect(await screen.findByText(`Job “${job.title}” restored.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: job.title })).toBeNull());
  const body = { version: 3, historyId: 'h1', as: 'both' };
  expect(calls).toMatchObject([{ params: { kind: 'jobs', id: '1042' }, ifMatch: '"3"', body }]);
  // The button that had the focus is gone.
  await expectFocus(screen.findByRole('heading', { name: 'Recently deleted' }));

  await user.click(screen.getByRole('link', { name: 'Back to content' }));
  expect(await screen.findByRole('heading', { name: job.title })).toBeVisible();
});

const TAKEN = "Another job has taken '1042' meanwhile. Delete that one to restore this one.";

test.each([
  ['the slug is taken', 'conflict', TAKEN],
  ['somebody else has restored it', 'not-found', /It is no longer among the deleted items/],
] as const)('shows in the row that %s', async (_, code, text) => {
  apiFails('versions.restore', code, TAKEN);
  const { user } = await openBin();
  const row = await rowOf(job.title);
  await user.click(row.getByRole('button', { name: 'Restore' }));
  expect(await row.findByText('It was not restored')).toBeVisible();
  expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'Restore' })).toBeEnabled();
});

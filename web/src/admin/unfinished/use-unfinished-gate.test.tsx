import { screen, waitFor } from '@testing-library/react';
import type { UnfinishedForm } from '@torque-tide/contract/unfinished-forms';
import { beforeEach, expect, test } from 'vitest';
import { renderAdmin, renderAdminInBrowser } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, apiIsUnreachable } from '@/test/fake-api';
import { accountForms, leaveElsewhere } from '@/test/fake-unfinished';

const FAILURE = 'The unfinished form could not be loaded';
const GONE = 'This unfinished form is not there';
let left: UnfinishedForm;

beforeEach(() => {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', [buildJob({ id: '7', title: 'Grid planner' })]);
  left = leaveElsewhere();
});

const title = () => screen.findByRole('textbox', { name: /^Job Title/ });
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

/** Opens the list and goes on with the form that it names, as it is to be found by then. */
async function continueWithIt(change: () => void) {
  const app = renderAdmin('/admin?tab=jobs');
  const button = await screen.findByRole('button', { name: 'Continue with Wind analyst' });
  change();
  await app.user.click(button);
  return app;
}

/** Loads the page again where somebody had gone on with it. */
function reload() {
  const state = { usr: { isOverList: true, continues: left.id }, key: 'form', idx: 1 };
  window.history.replaceState(state, '', `/admin?tab=jobs&new=${left.id}`);
  return renderAdminInBrowser();
}

test.each([
  [
    'the server is resting',
    () => apiFails('unfinishedForms.get', 'unavailable', 'It is resting.'),
    'It is resting.',
  ],
  ['there is no network', () => apiIsUnreachable('unfinishedForms.get'), /could not be reached/],
])('what is asked for and cannot be read, since %s, is no empty form', async (_, fail, reason) => {
  const { user } = await continueWithIt(fail);
  expect(await screen.findByText(FAILURE)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  // It fails once more, and then does not.
  await user.click(await tryAgain());
  expect(await screen.findByText(reason)).toBeVisible();
  apiAnswers('unfinishedForms.get', left);
  await user.click(await tryAgain());
  expect(await title()).toHaveValue('Wind analyst');
  expect(accountForms.size).toBe(1);
});

test.each([
  ['fails', () => apiFails('unfinishedForms.list', 'unavailable')],
  ['does not answer', () => apiHangs('unfinishedForms.list')],
])('where the list of them %s, the one that is asked for is read by itself', async (_, fail) => {
  fail();
  apiIsUnreachable('unfinishedForms.get');
  const { user } = reload();
  expect(await screen.findByText(FAILURE)).toBeVisible();
  apiAnswers('unfinishedForms.get', left);
  await user.click(await tryAgain());
  expect(await title()).toHaveValue('Wind analyst');
});

test('what was discarded meanwhile is said to be gone, and the list is a click away', async () => {
  const { user } = await continueWithIt(() => accountForms.clear());
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: /unfinished/ })).toBeNull());
});

test('what no list names any more when the page is loaded again is said to be gone', async () => {
  accountForms.clear();
  reload();
  expect(await screen.findByText(GONE)).toBeVisible();
});

test('where nobody asked for it, the form opens without what cannot be read', async () => {
  leaveElsewhere({ itemId: '7', base: { version: 1, values: { title: 'Grid planner' } } });
  apiFails('unfinishedForms.get', 'unavailable');
  renderAdmin('/admin?tab=jobs&edit=7');
  expect(await title()).toHaveValue('Grid planner');
  expect(screen.queryByText(FAILURE)).toBeNull();
});

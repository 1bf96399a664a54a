import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { expectFocus } from '@/test/focus';

beforeEach(() => {
  localStorage.clear();
  apiAnswers('jobs.list', [
    buildJob({ id: '3', title: 'Analyst' }),
    buildJob({ id: '2', title: 'Fitter' }),
    buildJob({ id: '1', title: 'Planner' }),
  ]);
  apiAnswers('caseStudies.list', [
    buildCaseStudy({ id: 'one', title: 'One' }),
    buildCaseStudy({ id: 'two', title: 'Two' }),
  ]);
});

const item = (name: string) => screen.getByRole('article', { name });

async function openJobs() {
  const app = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByRole('article', { name: 'Analyst' });
  return app;
}

test('Enter edits the focused item, and closing the form returns to it', async () => {
  const { user } = await openAdminTab('case-studies', 'Manage Case Studies');
  (await screen.findByRole('article', { name: 'Two' })).focus();
  await user.keyboard('{Enter}');
  await expectFocus(screen.findByRole('heading', { name: 'Edit Case Study' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(item('Two')).toHaveFocus());
});

test('Enter that ends an IME composition opens nothing', async () => {
  const { user, location } = await openJobs();
  const search = screen.getByRole('searchbox', { name: 'Search jobs' });
  await user.type(search, 'plan');
  const before = location();
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(location()).toEqual(before);
  expect(screen.queryByRole('heading', { name: 'Edit Job' })).toBeNull();
});

test('from the search, Enter edits the first result, and keeps the search', async () => {
  const { user, location } = await openJobs();
  await user.keyboard('/');
  await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'plan{Enter}');
  expect(await screen.findByRole('heading', { name: 'Edit Job' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Planner');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(item('Planner')).toHaveFocus());
  expect(location().search).toContain('q=plan');
});

test('Enter on a button of an item presses the button', async () => {
  const { user } = await openJobs();
  screen.getAllByRole('button', { name: 'Delete' })[0]!.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Edit Job' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import type { ListedVersion } from '@torque-tide/contract/versions';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiIsUnreachable } from '@/test/fake-api';
import { created, renamed } from '@/test/job-history';

function recent(version: number, part: Partial<ListedVersion> = {}): ListedVersion {
  return {
    kind: 'jobs',
    id: '7',
    historyId: 'h7',
    title: 'Grid planner',
    version,
    at: '2026-11-20T09:30:00.000Z',
    by: 'ben',
    action: 'updated',
    fields: [],
    ...part,
  };
}

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob({ id: '7', title: 'Grid planner' })]);
  apiAnswers('versions.list', [renamed, created]);
});

async function openActivity() {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
  return user;
}

test('shows who did what to which item, newest first, with links', async () => {
  apiAnswers('versions.recent', [
    recent(4, {
      action: 'drafted',
      by: 'admin',
      fields: ['salary', 'title', 'jobType', 'isActive'],
    }),
    recent(9, { kind: 'testimonials', id: '2', title: '', action: 'deleted' }),
    recent(8, { kind: 'testimonials', id: '2', title: '' }),
    recent(1, { action: 'created', by: 'system' }),
  ]);
  await openActivity();
  const list = await screen.findByRole('list', { name: 'Versions of all content, newest first' });
  const titles = within(list).getAllByRole('heading');
  expect(titles.map((title) => title.textContent)).toEqual([
    'You saved a draft of Grid planner',
    'ben deleted Testimonial without a title',
    'ben changed Testimonial without a title',
    'An import added Grid planner',
  ]);
  expect(
    await within(list).findByText(/^Salary, Title, Job type and 1 more changed$/),
  ).toBeVisible();
  const [link] = within(list).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/admin?tab=jobs&edit=7');
});

test('shows that it could not be read, and retries', async () => {
  apiIsUnreachable('versions.recent');
  const user = await openActivity();
  await screen.findByText('The activity could not be loaded');
  apiAnswers('versions.recent', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { describe, expect, test, vi } from 'vitest';
import { type ContentTools, ContentToolsContext } from '@/admin/content/content-tools';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { MuiStyles } from '@/test/mui-styles';
import { setupUser } from '@/test/user';
import { JobButtons, JobMenuButton } from './job-actions';

const tools = {
  onEdit: vi.fn(),
  onDuplicate: vi.fn(),
  onDelete: vi.fn(),
  onHistory: vi.fn(),
  scrollTargetId: undefined,
};

/** Renders the actions of a job in a card or a row, and opens the menu. */
async function openMenu(job: Job, Actions: typeof JobButtons = JobButtons) {
  const patch = vi.fn<(change: JobPatch) => void>();
  const user = setupUser();
  render(
    <ContentToolsContext value={{} as ContentTools}>
      <Actions job={job} now={new Date()} patch={patch} tools={tools} describedBy="title" />
    </ContentToolsContext>,
    { wrapper: MuiStyles },
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  return { user, patch, items: items.map(({ textContent }) => textContent) };
}

describe('the actions', () => {
  test.each<[string, Partial<Job>, string[]]>([
    ['a draft', { isDraft: true }, ['Preview link']],
    ['a scheduled job', { publishAt: '2099-01-05T09:00:00.000Z' }, ['Preview link']],
    ['an inactive job', { isActive: false }, []],
    ['a live job', {}, ['Mark as filled']],
    ['a closed job', { closesAt: '2020-01-05' }, ['Mark as filled']],
    ['a filled job', { isFilled: true }, ['Reopen']],
  ])('in the menu of a card suit %s', async (_, state, own) => {
    const { items } = await openMenu(buildJob(state));
    expect(items).toEqual([...own, 'Duplicate', 'History']);
  });

  test('are all in the menu of a row', async () => {
    const { items } = await openMenu(buildJob({ isFeatured: true }), JobMenuButton);
    expect(items).toEqual([
      'Unfeature',
      'Deactivate',
      'Mark as filled',
      'View (opens in a new tab)',
      'Edit',
      'Duplicate',
      'History',
      'Delete',
    ]);
  });

  test('change a job at once', async () => {
    const { user, patch } = await openMenu(buildJob({ isFilled: true }));
    await user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
    expect(patch).toHaveBeenCalledExactlyOnceWith({ isFilled: false });
  });
});

test("shows the server's refusal below the row, until the action succeeds", async () => {
  const analyst = buildJob({ id: '1', title: 'Analyst' });
  localStorage.setItem('adminJobsLayout', 'table');
  apiAnswers('jobs.list', [analyst, buildJob({ id: '4', title: 'Welder' })]);
  apiAnswers('versions.latest', []);
  apiFails('jobs.update', 'internal', 'The server stumbled');
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByRole('table', { name: 'Jobs' });
  async function press(title: string, name: string) {
    const row = within(screen.getByRole('row', { name: title }));
    await user.click(row.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await press('Analyst', 'Deactivate');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('The job was not changed')).toBeVisible();
  expect(within(alert).getByText('The server stumbled')).toBeVisible();
  const row = screen.getByRole('row', { name: 'Analyst' });
  expect(row.nextElementSibling).toContainElement(alert);

  // Each job has its own error.
  await press('Welder', 'Feature');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  apiAnswers('jobs.update', { ...analyst, isActive: false });
  await press('Analyst', 'Deactivate');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

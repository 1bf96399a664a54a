import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';

const analyst = buildJob({ id: '1', title: 'Analyst' });
const welder = buildJob({ id: '4', title: 'Welder' });

async function openTable() {
  localStorage.setItem('adminJobsLayout', 'table');
  apiAnswers('jobs.list', [analyst, welder]);
  apiAnswers('versions.latest', []);
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByRole('table', { name: 'Jobs' });
  return user;
}

test("shows the server's refusal below the row, until the action succeeds", async () => {
  apiFails('jobs.update', 'internal', 'The server stumbled');
  const user = await openTable();
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

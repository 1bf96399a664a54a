import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { chooseForSelected } from '@/test/choose';
import { apiAnswers } from '@/test/fake-api';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';

const TABLE: Record<string, BulkAction> = BULK_ACTIONS;

describe('a new bulk action', () => {
  let jobs: Job[];
  let sent: { id: string; body: unknown }[];

  beforeEach(() => {
    // A new action needs only this row.
    TABLE['archive'] = {
      label: 'Archive',
      done: 'archived',
      patchOf: (_, folder) => ({ salary: folder }),
      question: {
        titleOf: (names) => `Archive ${names}?`,
        text: 'They are put away in the folder that you choose.',
        choice: {
          initial: () => '',
          problemOf: (folder) => (folder === '' ? 'Choose a folder.' : ''),
          Choice: ({ value, problem, onChange }) => (
            <label>
              Folder {problem}
              <input value={value} onChange={(event) => onChange(event.target.value)} />
            </label>
          ),
        },
      },
    };
    sent = [];
    jobs = [
      buildJob({ id: '1', title: 'One', salary: 'Cellar' }),
      buildJob({ id: '2', title: 'Two', salary: 'Attic' }),
    ];
    apiAnswers('jobs.list', () => [...jobs]);
    apiAnswers('jobs.update', async (request, { id = '' }) => {
      const body = (await request.json()) as Partial<Job>;
      sent.push({ id, body });
      jobs = jobs.map((job) => (job.id === id ? { ...job, ...body } : job));
      return jobs.find((job) => job.id === id)!;
    });
  });
  afterEach(() => {
    delete TABLE['archive'];
  });

  test('is one row: the bar offers it, the dialog asks for its choice, it runs, and its result is shown', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
    await user.click(screen.getByRole('button', { name: 'Select all 2' }));
    await chooseForSelected(user, 'Archive');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive 2 jobs?' }));
    expect(dialog.getByRole('button', { name: 'Archive' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Folder Choose a folder.' }), 'Attic');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 job archived.')).toBeVisible();
    expect(sent).toEqual([{ id: '1', body: { salary: 'Attic' } }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

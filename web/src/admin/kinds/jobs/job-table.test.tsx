import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn, openAdminTab, renderAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { chooseForSelected } from '@/test/choose';
import { apiAnswers } from '@/test/fake-api';
import { savedFiles } from '@/test/saved-files';

let jobs: Job[];

beforeEach(() => {
  jobs = [
    buildJob({ id: '1', title: 'Analyst' }),
    buildJob({
      id: '2',
      title: 'Fitter',
      locationTags: 'Spain',
      salary: '£500 per day',
      isDraft: true,
    }),
    buildJob({ id: '3', title: 'Planner' }),
    buildJob({ id: '4', title: 'Welder' }),
  ];
  apiAnswers('jobs.list', () => [...jobs]);
  apiAnswers('versions.latest', [{ id: '2', at: '2026-11-21T10:00:00.000Z', by: 'ben' }]);
});

async function openTable() {
  localStorage.setItem('adminJobsLayout', 'table');
  logIn();
  const app = renderAdmin('/admin?tab=jobs');
  await screen.findByRole('table', { name: 'Jobs' });
  return app;
}

describe('the layout', () => {
  test('is remembered once it is chosen', async () => {
    const { user, unmount } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    unmount();
    await openAdminTab('jobs', 'Manage Jobs');
    expect(await screen.findByRole('table', { name: 'Jobs' })).toBeVisible();
  });

  test('every title is a link to the form, and shows if its job has draft changes', async () => {
    const item = jobs.at(-1)!;
    const draft = { by: 'anna', at: '2026-11-20T10:00:00.000Z', item };
    jobs = [...jobs.slice(0, -1), { ...item, draft }];
    const { user } = await openTable();
    const headOf = (name: string) =>
      within(screen.getByRole('row', { name })).getByRole('rowheader');
    expect(headOf('Welder')).toHaveTextContent('Welder Draft changes');
    expect(headOf('Analyst')).toHaveTextContent(/^Analyst$/);
    const link = screen.getByRole('link', { name: 'Fitter' });
    expect(link).toHaveAttribute('href', '/admin?tab=jobs&edit=2');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Edit Job' })).toBeVisible();
  });

  test('all rows are rendered, however many, after the first ones', async () => {
    jobs = Array.from({ length: 550 }, (_, at) =>
      buildJob({ id: String(at + 1), title: `Job ${at + 1}` }),
    );
    await openTable();
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(550));
  });
});

describe('the columns', () => {
  test("show the job's facts, and who changed it last", async () => {
    await openTable();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Title', 'State', 'Place', 'Pay', 'Closing', 'Consultant', 'Changed']);
    const row = within(screen.getByRole('row', { name: 'Fitter' }));
    for (const text of ['Draft', 'Spain', '£500 per day']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(await row.findByText(/^ben /)).toBeVisible();
  });
});

describe('what can be done', () => {
  test('Shift selects a range, and only the selection is exported', async () => {
    const saved = savedFiles();
    const { user } = await openTable();
    const titles = screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim());
    const box = (at: number) => screen.getByRole('checkbox', { name: `Select ${titles[at]}` });
    await user.click(box(0));
    await user.keyboard('{Shift>}');
    await user.click(box(2));
    await user.keyboard('{/Shift}');
    expect(box(1)).toBeChecked();
    expect(box(3)).not.toBeChecked();
    await chooseForSelected(user, 'Export selected');
    expect(await screen.findByText(/^3 jobs exported to jobs-/)).toBeVisible();
    const text = (await saved[0]?.file.text()) ?? '';
    expect(titles.filter((title) => text.includes(title))).toEqual(titles.slice(0, 3));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn, openAdminTab, renderAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { choose as chooseOf } from '@/test/choose';
import { apiAnswers, recordCalls } from '@/test/fake-api';
import { savedFiles } from '@/test/saved-files';

const planner = buildJob({
  id: '7',
  title: 'Grid planner',
  sectorTags: 'Grid',
  locationTags: 'UK',
  postedAt: '2026-11-10T09:00:00.000Z',
});
const fitter = buildJob({
  id: '8',
  title: 'Turbine fitter',
  sectorTags: 'Wind',
  locationTags: 'Spain',
  isActive: false,
  postedAt: '2026-11-12T09:00:00.000Z',
});
const analyst = buildJob({
  id: '9',
  title: 'Analyst',
  sectorTags: 'Wind',
  locationTags: 'UK',
  isFeatured: true,
  postedAt: '2026-11-11T09:00:00.000Z',
});
let jobs: Job[];

beforeEach(() => {
  jobs = [analyst, fitter, planner];
  apiAnswers('jobs.list', () => [...jobs]);
});

async function openBoard() {
  const app = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByText(/^\d+ jobs?$/);
  return app;
}

function titles() {
  return screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}

type User = Awaited<ReturnType<typeof openBoard>>['user'];

/** Chooses in the panel of the filters, and closes it. */
async function choose(user: User, name: string, ...options: string[]) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name }));
  for (const option of options) {
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('sorting and filtering', () => {
  test('finds by words, starts with featured jobs, and sorts as chosen', async () => {
    const { user, location } = await openBoard();
    const search = screen.getByRole('searchbox', { name: 'Search jobs' });
    await user.enter(search, 'spain turbin');
    expect(titles()).toEqual(['Turbine fitter']);
    await user.clear(search);
    expect(titles()).toEqual(['Analyst', 'Turbine fitter', 'Grid planner']);
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(sort).toHaveDisplayValue('Featured first');
    await user.selectOptions(sort, 'Newest first');
    expect(titles()).toEqual(['Turbine fitter', 'Analyst', 'Grid planner']);
    expect(location().search).toBe('?tab=jobs&sort=newest');
  });

  test('shows above the list which jobs need attention, each as a filter', async () => {
    const day = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    jobs = [{ ...analyst, closesAt: day }, { ...fitter, isActive: true, isDraft: true }, planner];
    const { user, location } = await openBoard();
    const needs = within(screen.getByRole('group', { name: 'Needs attention' }));
    expect(needs.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '1 closes this week',
      '1 draft',
    ]);
    await user.click(needs.getByRole('button', { name: '1 draft' }));
    expect(titles()).toEqual(['Turbine fitter']);
    expect(location().search).toBe('?tab=jobs&state=draft');
    await user.click(needs.getByRole('button', { name: '1 draft', pressed: true }));
    expect(titles()).toHaveLength(3);
  });

  test('combines several values of a filter, shows them as chips and in the URL, and counts the results', async () => {
    const { user, location } = await openBoard();
    await choose(user, 'Sector', 'Grid', 'Wind');
    await waitFor(() => expect(location().search).toContain('sector=Grid&sector=Wind'));
    expect(titles()).toEqual(['Analyst', 'Turbine fitter', 'Grid planner']);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    await user.click(chips.getByRole('button', { name: 'Remove Sector: Wind' }));
    expect(titles()).toEqual(['Grid planner']);
    expect(screen.getByText('1 of 3 jobs')).toBeVisible();
    await user.click(chips.getByRole('button', { name: 'Remove Sector: Grid' }));
    expect(location().search).toBe('?tab=jobs');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  test('restores the view from a link, exports it, and shows the specified text if it is empty', async () => {
    const saved = savedFiles();
    logIn();
    const { user } = renderAdmin('/admin?tab=jobs&location=UK&sort=title&q=an');
    expect(await screen.findByText('2 of 3 jobs')).toBeVisible();
    expect(titles()).toEqual(['Analyst', 'Grid planner']);
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Title');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(
      await screen.findByText(/^2 jobs exported to jobs-\d{4}-\d\d-\d\d\.csv\.$/),
    ).toBeVisible();
    const [, ...rows] = (await saved[0]!.file.text()).trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[2])).toEqual(['Analyst', 'Grid planner']);
    const search = screen.getByRole('searchbox', { name: 'Search jobs' });
    expect(search).toHaveValue('an');
    await user.enter(search, ' zebra');
    expect(await screen.findByText('Try a different search query.')).toBeVisible();
    await user.clear(search);
    await choose(user, 'State', 'Inactive');
    expect(await screen.findByText('No jobs found.')).toBeVisible();
    expect(screen.getByText('Try a different filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByText('3 jobs')).toBeVisible();
  });

  test('survives opening a form by a press on a card, but not on its checkbox', async () => {
    logIn();
    const { user } = renderAdmin('/admin?tab=jobs&sector=Wind');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Analyst' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    const card = screen.getByRole('article', { name: 'Analyst' });
    await user.click(within(card).getByText(analyst.description));
    expect(await screen.findByLabelText(/^Job Title/)).toHaveValue('Analyst');
    await user.click(screen.getByText('Cancel'));
    expect(await screen.findByText('2 of 3 jobs')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Analyst' })).toBeChecked();
  });
});

test('renders only those near the screen of hundreds of jobs', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  jobs = Array.from({ length: 300 }, (_, at) => buildJob({ id: String(at), title: `Job ${at}` }));
  await openAdminTab('jobs', 'Manage Jobs');
  expect(await screen.findByText('300 jobs')).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.length).toBeLessThan(30);
  const place = cards[0]?.closest('[aria-posinset]');
  expect(place).toHaveAttribute('aria-posinset', '1');
  expect(place).toHaveAttribute('aria-setsize', '300');
});

test('a duplicate starts as an inactive copy, and is not created before it is saved', async () => {
  const sent = recordCalls('jobs.create', buildJob({ id: '10' }));
  const { user } = await openBoard();
  await chooseOf(user, screen.getAllByRole('article')[0]!, 'Duplicate');
  const title = await screen.findByLabelText(/^Job Title/);
  expect(title).toHaveValue('Analyst (copy)');
  expect(screen.getByRole('heading', { name: 'Add New Job' })).toBeVisible();
  expect(screen.getByLabelText(/^Description/)).toHaveValue(analyst.description);
  expect(sent).toEqual([]);
  await user.click(screen.getByText('Create Job'));
  const body = { title: 'Analyst (copy)', isActive: false, isFeatured: false };
  await waitFor(() => expect(sent).toMatchObject([{ body }]));
});

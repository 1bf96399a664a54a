import { act, renderHook, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderPage, renderWithProviders } from '@/test/render';
import { SaveJobButton } from '@/site/jobs/save-job-button';
import { useSavedJobs } from '@/site/jobs/saved-jobs';
import { SiteDrawer } from '@/site/layout/site-drawer';

const grid = buildJob({ id: '1', title: 'Grid engineer', salary: '£62k to £74k' });
const solar = buildJob({
  id: '2',
  title: 'Solar manager',
  salary: '€480 a day',
  jobType: 'Contract',
  requirements: 'Fluent Spanish\nA licence',
  workingPattern: 'Remote',
  closesAt: '2999-12-12',
});
const wind = buildJob({ id: '3', title: 'Wind analyst' });

function store(...jobs: { id: string; title: string }[]) {
  localStorage.setItem('savedJobs', JSON.stringify(jobs.map(({ id, title }) => ({ id, title }))));
}

test('explains how to save a job if there are none, and shows what another tab saves at once', async () => {
  apiAnswers('jobs.list', [grid]);
  renderPage('/jobs/saved');
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  store(grid);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedJobs' }));
  });
  const list = await screen.findByRole('list', { name: 'Saved jobs' });
  expect(list).toHaveTextContent('Grid engineer');
});

test('compares two jobs, with yearly pay if it can be told', async () => {
  store(grid, solar);
  apiAnswers('jobs.list', [grid, solar, wind]);
  renderPage('/jobs/saved');
  const table = await screen.findByRole('table');
  const row = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tbody') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Grid engineer', 'Solar manager']);
  expect(row('Type of contract')).toEqual(['Full-time', 'Contract']);
  expect(row('Pay for a year')).toEqual([
    '£62,000 to £74,000as advertised',
    '€105,600if 220 days a year are worked',
  ]);
  expect(row('Working pattern')).toEqual(['Not stated', 'Remote']);
  expect(screen.queryByRole('rowheader', { name: 'Start' })).not.toBeInTheDocument();
  expect(row('Requirements')).toEqual(['None listed', 'Fluent SpanishA licence']);
  expect(row('Closes')).toEqual(['When it is filled', '12 Dec 2999']);
});

test('lets the visitor choose from more than three', async () => {
  const fourth = buildJob({ id: '4', title: 'Fourth' });
  store(grid, solar, wind, fourth);
  apiAnswers('jobs.list', [grid, solar, wind, fourth]);
  const { user } = renderPage('/jobs/saved');
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Grid engineer', 'Solar manager', 'Wind analyst']);
  expect(screen.getByRole('checkbox', { name: 'Compare Fourth' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Grid engineer' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Fourth' }));
  expect(heads()).toEqual(['Solar manager', 'Wind analyst', 'Fourth']);
  await user.click(screen.getByRole('checkbox', { name: 'Compare Fourth' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Wind analyst' }));
  expect(screen.getByText(/^Tick two or three jobs/)).toBeInTheDocument();
});

test('says that a job has been filled or has closed, and lets it be removed', async () => {
  store({ id: '9', title: 'Taken role' }, { id: '8', title: 'Gone role' }, grid);
  apiAnswers('jobs.list', [grid, buildJob({ id: '8', title: 'Gone role', isActive: false })]);
  apiAnswers('jobs.filled', ['7', '9']);
  const { user } = renderPage('/jobs/saved');
  const filled = await screen.findByText('This role has been filled since you saved it.');
  expect(filled.closest('li')).toHaveTextContent('Taken role');
  const closed = screen.getByText('This role has closed since you saved it.');
  expect(closed.closest('li')).toHaveTextContent('Gone role');
  expect(screen.queryByRole('link', { name: 'Gone role' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save Gone role' }));
  expect(screen.queryByText('Gone role')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Saved jobs' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Grid engineer' })).toBeInTheDocument();
});

test("doesn't report jobs as closed while they can't be fetched", async () => {
  store(grid);
  apiFails('jobs.list', 'unavailable');
  renderPage('/jobs/saved');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded just now');
  const saved = screen.getByRole('list', { name: 'Saved jobs' });
  expect(within(saved).getByRole('link', { name: 'Grid engineer' })).toBeInTheDocument();
});

test.each(['{', '[1, {"id": 5}, null]'])('ignores %s in storage', (text) => {
  localStorage.setItem('savedJobs', text);
  expect(renderHook(useSavedJobs).result.current).toEqual([]);
});

test('reports a browser without storage', async () => {
  const { user } = renderWithProviders(<SaveJobButton job={grid} />);
  const save = screen.getByRole('button', { name: 'Save Grid engineer' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(save);
  expect(await screen.findByText(/its storage is full/)).toBeInTheDocument();
  expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('reports a full list', async () => {
  store(...Array.from({ length: 50 }, (_, at) => ({ id: `x${at}`, title: 'Other' })));
  const { user } = renderWithProviders(<SaveJobButton job={grid} />);
  await user.click(screen.getByRole('button', { name: 'Save Grid engineer' }));
  expect(await screen.findByText('Your list is full: it holds 50 jobs.')).toBeInTheDocument();
});

test('lists the newest in the drawer', () => {
  store(grid, solar);
  renderWithProviders(<SiteDrawer />);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Saved jobs2', '/jobs/saved'],
      ['Grid engineer', '/jobs/1'],
      ['Solar manager', '/jobs/2'],
    ]),
  );
});

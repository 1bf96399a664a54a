import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { charging, grid, openList, titles } from '@/test/job-list';
import { renderPage, renderWithProviders } from '@/test/render';
import { Page as JobsPage } from './jobs-page';

const inactive = buildJob({ id: '3', title: 'Closed role', isActive: false });

function choicesOf(field: string): (string | null)[] {
  const { options } = screen.getByLabelText<HTMLSelectElement>(field);
  return Array.from(options, (option) => option.textContent);
}

describe('the list', () => {
  test('shows active jobs, featured first, with their number and their tags to choose', async () => {
    apiAnswers('jobs.list', [grid, charging, inactive]);
    await openList();
    expect(titles()).toEqual(['Charging network planner', 'Grid connections engineer']);
    const [featured, plain] = screen.getAllByRole('article');
    expect(featured).toHaveTextContent('Featured');
    expect(plain).not.toHaveTextContent('Featured');
    expect(screen.getByText('Showing 2 jobs').parentElement).toHaveAttribute('role', 'status');
    expect(document.title).toMatch(/^Jobs \| /);
    expect(choicesOf('Sector')).toEqual(['All Sectors', 'BESS', 'EV Charging', 'Solar', 'Wind']);
    expect(choicesOf('Location')).toEqual(['All Locations', 'Germany', 'UK']);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test("shows a job's facts on its card, and links to the job", async () => {
    const job = { ...grid, locationTags: 'UK, Remote', jobType: 'Hybrid', closesAt: '2099-12-01' };
    apiAnswers('jobs.list', [job]);
    apiAnswers('jobs.get', job);
    const { user, location } = await openList();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Take storage projects to energisation.');
    expect(card).toHaveTextContent('Glasgow, UK, Remote · Hybrid');
    expect(card).toHaveTextContent('£62k to £74k');
    expect(card).toHaveTextContent('Closes 1 Dec');
    expect(within(card).getByText('18 Nov')).toBeInTheDocument();
    const tags = within(card).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['BESS', 'Solar', '+1 more']);
    // The specified words stay for one job, but screen readers get the singular.
    const shown = screen.getByText('Showing 1 jobs');
    expect(shown).toHaveAttribute('aria-hidden', 'true');
    const spoken = screen.getByText('1 job');
    expect(spoken).not.toHaveAttribute('aria-hidden');
    expect(spoken.closest('[role="status"]')).toContainElement(shown);
    await user.click(
      within(card).getByRole('link', { name: 'View Details for Grid connections engineer' }),
    );
    await waitFor(() => expect(location().pathname).toBe('/jobs/1'));
  });
});

describe('a compact list', () => {
  afterEach(() => delete document.documentElement.dataset['jobView']);

  test('can be chosen, is remembered and can be left again', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user } = await openList();
    const toggle = await screen.findByRole('button', { name: 'Compact list' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-job-view', 'rows');
    expect(localStorage.getItem('job-view')).toBe('rows');
    await user.click(toggle);
    expect(document.documentElement).not.toHaveAttribute('data-job-view');
    expect(localStorage.getItem('job-view')).toBeNull();
  });
});

describe('search and filters', () => {
  test('narrows the list during typing, and replaces the URL', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user, location } = await openList();
    const box = screen.getByPlaceholderText('Search jobs...');
    await user.type(box, 'CH');
    expect(await screen.findByText('Showing 1 jobs')).toBeInTheDocument();
    expect(titles()).toEqual(['Charging network planner']);
    await waitFor(() => expect(location().search).toBe('?q=CH'));
    await user.clear(box);
    expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
    await waitFor(() => expect(location().search).toBe(''));
    await user.enter(box, 'grid');
    await user.tab();
    expect(location().search, 'at once when the field is left').toBe('?q=grid');
  });

  test('narrow the list by sector and location; Clear resets all three', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user, location } = await openList();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Sector'), 'Solar');
    expect(titles()).toEqual(['Grid connections engineer']);
    await user.selectOptions(screen.getByLabelText('Location'), 'UK');
    await user.enter(screen.getByRole('searchbox', { name: 'Search jobs' }), 'grid');
    await waitFor(() => expect(location().search).toBe('?q=grid&sector=Solar&location=UK'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
    expect(location().search).toBe('');
  });

  test('apply from a shared link at once, and are reset by a link to the plain list', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user } = renderWithProviders(
      <>
        <Link to="/jobs">All jobs</Link>
        <JobsPage />
      </>,
      '/jobs?q=planner&sector=ev%20charging&location=Hamburg',
    );
    await screen.findByText('Showing 0 jobs');
    expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveDisplayValue('EV Charging');
    // No job has it any more.
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveDisplayValue('Hamburg');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('planner');
    await user.click(screen.getByRole('link', { name: 'All jobs' }));
    expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
  });

  test('stand in a sheet on phones, which shows the result and closes', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user } = await openList();
    // Wider screens have another button; without styles the test sees both.
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(toggle);
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Sector' }), 'Solar');
    await user.click(sheet.getByRole('button', { name: 'Show 1 job' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Grid connections engineer']);
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  });

  test('can be removed one by one, and the focus stays near', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user, location } = await openList('/jobs?sector=solar&location=UK&days=30');
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove Solar',
      'Remove UK',
      'Remove Posted within 30 days',
    ]);
    await user.click(chosen.getByRole('button', { name: 'Remove Solar' }));
    expect(location().search).toBe('?location=UK&days=30');
    expect(chosen.getByRole('button', { name: 'Remove UK' })).toHaveFocus();
    await user.click(chosen.getByRole('button', { name: 'Remove Posted within 30 days' }));
    await user.click(chosen.getByRole('button', { name: 'Remove UK' }));
    expect(location().search).toBe('');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
  });
});

describe('states', () => {
  test('says that jobs are loading, without a number', async () => {
    apiHangs('jobs.list');
    renderPage('/jobs');
    expect(await screen.findByText('Loading job listings...')).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.queryByText(/No jobs match/)).not.toBeInTheDocument();
  });

  test('says that nothing was found, and Clear All Filters restores the list', async () => {
    apiAnswers('jobs.list', [grid]);
    const { user, location } = await openList('/jobs?q=nothing');
    expect(
      screen.getByRole('heading', { name: 'No jobs match your search criteria' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters or search term')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await screen.findByText('Showing 1 jobs')).toBeInTheDocument();
    expect(location().search).toBe('');
  });

  test('shows the reason and a retry after a failure', async () => {
    apiFails('jobs.list', 'unavailable');
    const { user } = renderPage('/jobs');
    expect(await screen.findByText('No jobs match your search criteria')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The jobs could not be loaded just now.');
    apiAnswers('jobs.list', [grid]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 jobs')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('renders only jobs near the screen of a long list, and prints it whole', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  const many = Array.from({ length: 100 }, (_, at) =>
    buildJob({ id: String(at), title: `Job ${at}` }),
  );
  apiAnswers('jobs.list', many);
  await openList();
  expect(screen.getByText('Showing 100 jobs')).toBeInTheDocument();
  // The first jobs show until the virtual list has loaded.
  await waitFor(() => expect(titles().length).toBeLessThan(30));
  expect(titles().length).toBeGreaterThan(2);
  const place = document.querySelector('article')?.closest('[aria-posinset]');
  expect(place).toHaveAttribute('aria-posinset', '1');
  expect(place).toHaveAttribute('aria-setsize', '100');
  // Browsers lay out the sheets when the handlers return.
  window.dispatchEvent(new Event('beforeprint'));
  expect(titles()).toHaveLength(100);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(titles().length).toBeLessThan(30));
});

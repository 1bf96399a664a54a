import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, apiIsUnreachable } from '@/test/fake-api';
import { charging, grid, openList, titles } from '@/test/job-list';
import { renderApp, renderPage } from '@/test/render';

const inactive = buildJob({ id: '3', title: 'Closed role', isActive: false });

function choicesOf(field: string): (string | null)[] {
  const { options } = screen.getByLabelText<HTMLSelectElement>(field);
  return Array.from(options, (option) => option.textContent);
}

async function choose(
  user: Awaited<ReturnType<typeof openList>>['user'],
  field: string,
  option: string,
) {
  await user.selectOptions(screen.getByLabelText(field), option);
}

describe('the list', () => {
  test('shows active jobs, featured first, with their number and their tags to choose', async () => {
    apiAnswers('jobs.list', [grid, charging, inactive]);
    await openList();
    expect(titles()).toEqual(['Charging network planner', 'Grid connections engineer']);
    expect(screen.getByText('Showing 2 jobs').parentElement).toHaveAttribute('role', 'status');
    expect(document.title).toMatch(/^Jobs \| /);
    expect(choicesOf('Sector')).toEqual(['All Sectors', 'BESS', 'EV Charging', 'Solar', 'Wind']);
    expect(choicesOf('Location')).toEqual(['All Locations', 'Germany', 'UK']);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('keeps the specified words for one job, but gives screen readers the singular', async () => {
    apiAnswers('jobs.list', [grid]);
    await openList();
    const shown = screen.getByText('Showing 1 jobs');
    expect(shown).toHaveAttribute('aria-hidden', 'true');
    const spoken = screen.getByText('1 job');
    expect(spoken).not.toHaveAttribute('aria-hidden');
    expect(spoken.closest('[role="status"]')).toContainElement(shown);
  });

  test("shows a job's facts on its card, and links to the job", async () => {
    apiAnswers('jobs.list', [grid]);
    apiAnswers('jobs.get', grid);
    const { user, location } = await openList();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Take storage projects to energisation.');
    expect(card).toHaveTextContent('Glasgow, UK');
    expect(card).toHaveTextContent('£62k to £74k');
    expect(within(card).getByText('18 Nov')).toBeInTheDocument();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['BESS', 'Solar', '+1 more']);
    expect(within(card).queryByText('Featured')).not.toBeInTheDocument();
    await user.click(
      within(card).getByRole('link', { name: 'View Details for Grid connections engineer' }),
    );
    await waitFor(() => expect(location().pathname).toBe('/jobs/1'));
  });

  test('cuts long descriptions, says the place once, and marks featured jobs', async () => {
    const description = 'Take storage projects to energisation. '.repeat(5);
    const hybrid = { ...grid, description, locationTags: 'UK, Remote', jobType: 'Hybrid' };
    const remote = buildJob({ id: '9', locationTags: 'Spain, Remote', jobType: 'Remote' });
    apiAnswers('jobs.list', [hybrid, remote, charging]);
    await openList();
    const places = screen.getAllByText(/Remote/, { selector: 'article p' });
    expect(places.map((place) => place.textContent)).toEqual([
      'Glasgow, UK, Remote · Hybrid',
      'Spain, Remote',
    ]);
    const excerpt = screen.getByText(/^Take storage projects/);
    expect(excerpt.textContent).toBe(`${description.slice(0, 150)}...`);
    const [first, ...others] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Featured');
    for (const card of others) expect(card).not.toHaveTextContent('Featured');
  });
});

describe('a compact list', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['jobView'];
  });

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
    await user.type(box, 'CHARG');
    expect(await screen.findByText('Showing 1 jobs')).toBeInTheDocument();
    expect(titles()).toEqual(['Charging network planner']);
    await waitFor(() => expect(location().search).toBe('?q=CHARG'));
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
    await choose(user, 'Sector', 'Solar');
    expect(titles()).toEqual(['Grid connections engineer']);
    await choose(user, 'Location', 'UK');
    await user.enter(screen.getByRole('searchbox', { name: 'Search jobs' }), 'grid');
    await waitFor(() => expect(location().search).toBe('?q=grid&sector=Solar&location=UK'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
    expect(location().search).toBe('');
  });

  test.each([
    ['q=planner&sector=ev%20charging', ['Charging network planner'], 'Sector', 'EV Charging'],
    // Only whole tags count, not the default of a job without any.
    ['location=remote', ['Controls engineer'], 'Location', 'Remote'],
    // No job has it any more.
    ['sector=Hydrogen', [], 'Sector', 'Hydrogen'],
  ])('apply from the shared link ?%s at once', async (query, found, field, shown) => {
    const tagged = buildJob({
      id: '4',
      title: 'Controls engineer',
      locationTags: 'UK, Remote',
      jobType: 'Hybrid',
    });
    const untagged = buildJob({ id: '5', title: 'Finance lead', locationTags: '' });
    apiAnswers('jobs.list', [grid, charging, tagged, untagged]);
    await openList(`/jobs?${query}`);
    expect(titles()).toEqual(found);
    expect(screen.getByPlaceholderText('Search jobs...')).toHaveValue(
      new URLSearchParams(query).get('q') ?? '',
    );
    expect(screen.getByRole('combobox', { name: field })).toHaveDisplayValue(shown);
  });

  test('are reset by a link to the plain list', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user } = renderApp('/jobs?q=planner');
    await screen.findByText(/^Showing/);
    const [link] = screen.getAllByRole('link', { name: /^view jobs$/i });
    await user.click(link as HTMLElement);
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

  test.each([
    ['refuses', () => apiFails('jobs.list', 'unavailable')],
    ['is unreachable', () => apiIsUnreachable('jobs.list')],
  ])('shows the reason and a retry when the server %s', async (_, fail) => {
    fail();
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

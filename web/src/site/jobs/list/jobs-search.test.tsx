import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { charging, grid, openList, titles } from '@/test/job-list';

describe('more filters', () => {
  const wind = buildJob({
    id: '4',
    title: 'Wind technician',
    description: 'Climb it.',
    sectorTags: 'Wind',
    locationTags: 'Germany, Remote',
    jobType: 'Contract',
  });

  async function openPanel(path = '/jobs') {
    apiAnswers('jobs.list', [grid, charging, wind]);
    const page = await openList(path);
    await page.user.click(screen.getByRole('button', { name: /^More filters/ }));
    await screen.findByRole('group', { name: 'Posted within' });
    return page;
  }
  const sheet = () => within(screen.getByRole('dialog', { name: 'Filters' }));
  const chip = (name: RegExp) => sheet().getByRole('button', { name });

  test('combine several sectors, each with the number of jobs it would show, if any', async () => {
    const { user, location } = await openPanel();
    const sector = sheet().getByRole('combobox', { name: 'Sector' });
    expect(screen.queryByRole('group', { name: 'Also in these sectors' })).not.toBeInTheDocument();
    await user.selectOptions(sector, 'EV Charging');
    expect(titles()).toEqual(['Charging network planner']);
    expect(chip(/^Contract 0 jobs$/)).toBeDisabled();
    // The dropdown's choice isn't repeated below it.
    expect(sheet().queryByRole('button', { name: /^EV Charging/ })).not.toBeInTheDocument();
    await user.click(chip(/^Wind 2 jobs$/));
    expect(titles()).toHaveLength(3);
    expect(location().search).toBe('?sector=EV+Charging&sector=Wind');
    expect(chip(/^Wind/)).toHaveAttribute('aria-pressed', 'true');
    expect(sector).toHaveDisplayValue('EV Charging');
    await user.click(chip(/^Wind/));
    expect(location().search).toBe('?sector=EV+Charging');
  });

  test('are listed for a shared link and its feed while the sheet stays closed; Clear removes them', async () => {
    apiAnswers('jobs.list', [grid, charging, wind]);
    const { user, location } = await openList('/jobs?type=contract&remote=1&location=germany');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Wind technician']);
    // A feed has one address, whatever the order of parameters.
    expect(await screen.findByRole('link', { name: 'RSS', hidden: true })).toHaveAttribute(
      'href',
      '/jobs/search.rss?location=germany&type=contract&remote=1',
    );
    // The location is in its dropdown.
    const more = screen.getByRole('button', { name: 'More filters (2)' });
    expect(screen.getByRole('button', { name: 'Remove Contract' })).toBeInTheDocument();
    await user.click(more);
    await screen.findByRole('group', { name: 'Posted within' });
    expect(chip(/^Contract/)).toHaveAttribute('aria-pressed', 'true');
    // 'Remote' is also a location tag.
    const only = within(screen.getByRole('group', { name: 'Only jobs that are' }));
    expect(only.getByRole('button', { name: 'Remote 1 job' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(sheet().getByRole('button', { name: 'Clear' }));
    expect(titles()).toHaveLength(3);
    await user.click(chip(/^Advertised with a salary/));
    expect(titles()).toEqual(['Grid connections engineer']);
    expect(location().search).toBe('?salary=1');
  });
});

describe('related jobs', () => {
  test('stand below the results, with the reason and any word that was replaced', async () => {
    const storage = buildJob({ id: '6', title: 'Storage lead', sectorTags: 'Battery Storage' });
    apiAnswers('jobs.list', [grid, charging, { ...storage, description: 'Batteries.' }]);
    await openList('/jobs?q=BESS');
    // The text is looked up as a place first.
    expect(await screen.findByText('No jobs match your search criteria')).toBeInTheDocument();
    const related = within(await screen.findByRole('region', { name: 'Also related' }));
    const jobOf = (title: string) => related.getByText(title).closest('li');
    expect(jobOf('Grid connections engineer')).toHaveTextContent('BESS in the sectors');
    expect(jobOf('Storage lead')).toHaveTextContent('battery storage, for BESS');
    expect(related.getByText('battery storage').tagName).toBe('MARK');
  });

  test('exclude the results, and respect the other filters', async () => {
    const other = buildJob({ id: '5', title: 'Rapid charger engineer', sectorTags: 'EV Charging' });
    apiAnswers('jobs.list', [charging, other]);
    await openList('/jobs?q=chargers&location=UK');
    expect(titles()).toEqual([]);
    const related = await screen.findByRole('region', { name: 'Also related' });
    expect(within(related).getByRole('link')).toHaveTextContent('Rapid charger engineer');
  });
});

describe('a search without results', () => {
  test('says what to remove, and removes it', async () => {
    apiAnswers('jobs.list', [grid, charging]);
    const { user } = await openList('/jobs?q=grid%20zebra&location=UK');
    const ways = await screen.findByRole('list', { name: 'What to leave out' });
    expect(within(ways).getAllByRole('button')).toHaveLength(1);
    await user.click(within(ways).getByRole('button', { name: 'Without “zebra”: 1 job' }));
    expect(titles()).toEqual(['Grid connections engineer']);
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('grid');
  });
});

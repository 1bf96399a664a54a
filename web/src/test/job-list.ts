import { screen, within } from '@testing-library/react';
import { buildJob } from './builders';
import { renderApp } from './render';

/** Two jobs that hardly any search finds both. */
export const grid = buildJob({
  id: '1',
  title: 'Grid connections engineer',
  description: 'Take storage projects to energisation.',
  sectorTags: 'BESS, Solar, Wind',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  salary: '£62k to £74k',
});
export const charging = buildJob({
  id: '2',
  title: 'Charging network planner',
  description: 'Decide where rapid chargers go.',
  sectorTags: 'EV Charging',
  locationTags: 'Germany',
  isFeatured: true,
});

/** Opens the list of jobs, and waits until it tells how many it shows. */
export async function openList(path = '/jobs') {
  const page = renderApp(path);
  await screen.findByText(/^Showing/);
  return page;
}

/** The titles of the cards that are shown, in their order. */
export function titles(): (string | null)[] {
  return screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}

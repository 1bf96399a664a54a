import { screen } from '@testing-library/react';
import { buildJob } from './builders';
import { renderPage } from './render';

/** Two jobs that hardly any search finds together. */
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

/** Opens the job list and waits for its count. */
export async function openList(path = '/jobs') {
  const page = renderPage(path);
  await screen.findByText(/^Showing/);
  return page;
}

/** Returns the titles of the visible cards, in order. */
export function titles(): (string | null)[] {
  return Array.from(document.querySelectorAll('article'), (card) => {
    return card.querySelector('h2, h3')?.textContent ?? null;
  });
}

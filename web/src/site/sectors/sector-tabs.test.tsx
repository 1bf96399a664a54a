import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sectorCaseStudies, slugOfTitle } from './static-case-studies';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { sectorProfiles } from './sector-profiles';
import { SectorTabs } from './sector-tabs';

const tab = (name: string) => screen.getByRole('tab', { name });
beforeEach(() => apiAnswers('jobs.list', []));

const panel = () => within(screen.getByRole('tabpanel'));

test('opens on clean energy, whatever an unknown tab in the URL says', () => {
  renderWithProviders(<SectorTabs />, '/sectors?tab=coal');
  expect(tab('Clean Energy')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Clean Energy' })).toBeVisible();
});

test('the URL names the open tab, and opens it', async () => {
  const { user, location } = renderWithProviders(<SectorTabs />, '/sectors?tab=future-mobility');
  expect(screen.getByRole('tabpanel', { name: 'Future Mobility' })).toBeVisible();
  await user.click(tab('Clean Energy'));
  expect(location().search).toBe('?tab=clean-energy');
  expect(screen.getByRole('tabpanel', { name: 'Clean Energy' })).toBeVisible();
});

test('arrows, Home and End move between the tabs', async () => {
  const { user, location } = renderWithProviders(<SectorTabs />, '/sectors');
  await user.tab();
  expect(tab('Clean Energy')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Future Mobility')).toHaveFocus();
  expect(location().search).toBe('?tab=future-mobility');
  await user.keyboard('{ArrowRight}');
  expect(tab('Clean Energy')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Future Mobility')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Clean Energy')).toHaveFocus();
});

test.each([
  ['clean-energy', 'Wind', '/jobs/sector/clean-energy'],
  ['future-mobility', 'EV Charging', '/jobs/sector/future-mobility'],
])('%s shows its picture and how many roles are open', async (id, sectorTags, path) => {
  apiAnswers('jobs.list', [
    buildJob({ id: '1', sectorTags }),
    buildJob({ id: '2', sectorTags }),
    buildJob({ id: '3', sectorTags: 'Catering' }),
  ]);
  renderWithProviders(<SectorTabs />, `/sectors?tab=${id}`);
  expect(await panel().findByRole('link', { name: '2 open roles today' })).toHaveAttribute(
    'href',
    path,
  );
  const src = screen.getByRole('tabpanel').querySelector('img')?.getAttribute('src');
  expect(src).toBe(`/panoramas/${id}.svg`);
});

test.each(['Clean Energy', 'Future Mobility'] as const)('%s has every part', async (name) => {
  const id = name.toLowerCase().replace(' ', '-');
  renderWithProviders(<SectorTabs />, `/sectors?tab=${id}`);
  // The end of a panel comes with a file of its own.
  await panel().findByRole('heading', { level: 3, name: 'Case studies' });
  const profile = sectorProfiles.find((each) => each.name === name);
  expect(panel().getByText(profile?.description ?? '')).toBeVisible();
  for (const title of ['Market overview', 'Key players', 'Trends', 'Case studies']) {
    expect(panel().getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  const logos = within(panel().getByRole('group', { name: `${name} clients` }));
  expect(logos.getAllByRole('img').length).toBeGreaterThan(3);
  expect(panel().getByRole('button', { name: 'Pause motion' })).toBeVisible();

  const own = sectorCaseStudies.filter(({ sector }) => sector === name);
  expect(own).toHaveLength(2);
  for (const { title } of own) {
    expect(panel().getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/case-study/${slugOfTitle(title)}`,
    );
  }
  expect(panel().getByRole('link', { name: 'View Jobs' })).toHaveAttribute('href', '/jobs');
  expect(panel().getByRole('link', { name: 'View Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
});

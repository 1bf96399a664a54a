import { screen, within } from '@testing-library/react';
import { sectors } from '@torque-tide/domain/texts/sectors';
import { beforeEach, expect, test } from 'vitest';
import { buildCaseStudy, buildClientLogo, buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { SectorTabs } from './sector-tabs';

const logos = ['North Grid', 'South Wind'].map((companyName, sortOrder) =>
  buildClientLogo({ id: companyName, companyName, sortOrder }),
);
const studies = (
  ['Solar', 'Wind', 'Clean Energy', 'EV Charging', 'Electric Vehicles'] as const
).map((sector) => buildCaseStudy({ id: `in-${sector}`, title: `Work in ${sector}`, sector }));
beforeEach(() => {
  apiAnswers('clientLogos.list', []);
  apiAnswers('caseStudies.list', []);
  apiAnswers('jobs.list', []);
});

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));

test('opens clean energy for an unknown tab in the URL', () => {
  renderWithProviders(<SectorTabs />, '/sectors?tab=coal');
  expect(tab('Clean Energy')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Clean Energy' })).toBeVisible();
});

test('writes the open tab to the URL and reads it', async () => {
  const { user, location } = renderWithProviders(<SectorTabs />, '/sectors?tab=future-mobility');
  expect(screen.getByRole('tabpanel', { name: 'Future Mobility' })).toBeVisible();
  await user.click(tab('Clean Energy'));
  expect(location().search).toBe('?tab=clean-energy');
  expect(screen.getByRole('tabpanel', { name: 'Clean Energy' })).toBeVisible();
});

test('moves between tabs with arrows, Home and End', async () => {
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
])('shows a picture and the number of open roles for %s', async (id, sectorTags, path) => {
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

test.each([
  ['Clean Energy', ['Solar', 'Wind'], sectors.rows.cleanEnergyDescription],
  ['Future Mobility', ['EV Charging', 'Electric Vehicles'], sectors.rows.futureMobilityDescription],
] as const)('shows every part of %s', async (name, shown, description) => {
  apiAnswers('clientLogos.list', logos);
  apiAnswers('caseStudies.list', studies);
  const id = name.toLowerCase().replace(' ', '-');
  renderWithProviders(<SectorTabs />, `/sectors?tab=${id}`);
  // The panel's end loads lazily, and its content after that.
  const own = shown.map((sector) => `Work in ${sector}`);
  const first = `Work in ${shown[0]}`;
  await panel().findByRole('link', { name: first });
  expect(panel().getByText(description.first)).toBeVisible();
  for (const title of ['Market overview', 'Key players', 'Trends', 'Case studies']) {
    expect(panel().getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  const strip = within(panel().getByRole('group', { name: `${name} clients` }));
  await strip.findAllByRole('img', { name: 'North Grid' });
  expect(panel().getByRole('button', { name: 'Pause motion' })).toBeVisible();
  const titles = panel().getAllByRole('heading', { level: 4 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(own);
  expect(panel().getByRole('link', { name: first })).toHaveAttribute(
    'href',
    `/case-study/${encodeURIComponent(`in-${shown[0]}`)}`,
  );
  expect(panel().getByRole('link', { name: 'View Jobs' })).toHaveAttribute('href', '/jobs');
  expect(panel().getByRole('link', { name: 'View Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
});

test('shows placeholders if there are no logos and case studies', async () => {
  renderWithProviders(<SectorTabs />, '/sectors');
  expect(await panel().findByText('No case studies available yet.')).toBeVisible();
  expect(panel().getByRole('group', { name: 'Clean Energy clients' })).toHaveTextContent('');
  expect(panel().queryByRole('img')).toBeNull();
  expect(panel().queryAllByRole('link', { name: /^(?!View|Explore)/ })).toEqual(
    within(panel().getByRole('navigation')).getAllByRole('link'),
  );
});

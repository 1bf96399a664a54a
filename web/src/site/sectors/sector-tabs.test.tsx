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

test('reads the open tab from the URL, clean energy for an unknown one, and writes it', async () => {
  const { user, location } = renderWithProviders(<SectorTabs />, '/sectors?tab=coal');
  expect(tab('Clean Energy')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Future Mobility'));
  expect(location().search).toBe('?tab=future-mobility');
  expect(screen.getByRole('tabpanel', { name: 'Future Mobility' })).toBeVisible();
});

test('moves between tabs with arrows, Home and End', async () => {
  const { user, location } = renderWithProviders(<SectorTabs />, '/sectors');
  await user.tab();
  expect(tab('Clean Energy')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Future Mobility'],
    ['ArrowRight', 'Clean Energy'],
    ['End', 'Future Mobility'],
    ['Home', 'Clean Energy'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
  }
  expect(location().search).toBe('?tab=clean-energy');
});

test.each([
  ['Clean Energy', ['Solar', 'Wind'], sectors.rows.cleanEnergyDescription],
  ['Future Mobility', ['EV Charging', 'Electric Vehicles'], sectors.rows.futureMobilityDescription],
] as const)('shows every part of %s', async (name, [sector, second], description) => {
  apiAnswers('clientLogos.list', logos);
  apiAnswers('caseStudies.list', studies);
  apiAnswers('jobs.list', [
    buildJob({ id: '1', sectorTags: sector }),
    buildJob({ id: '2', sectorTags: sector }),
    buildJob({ id: '3', sectorTags: 'Catering' }),
  ]);
  const id = name.toLowerCase().replace(' ', '-');
  renderWithProviders(<SectorTabs />, `/sectors?tab=${id}`);
  const target = (link: string) => panel().getByRole('link', { name: link }).getAttribute('href');
  // The panel's end loads lazily, and its content after that.
  await panel().findByRole('link', { name: `Work in ${sector}` });
  const src = screen.getByRole('tabpanel').querySelector('img')?.getAttribute('src');
  expect(src).toBe(`/panoramas/${id}.svg`);
  expect(target('2 open roles today')).toBe(`/jobs/sector/${id}`);
  expect(panel().getByText(description.first)).toBeVisible();
  for (const title of ['Market overview', 'Key players', 'Trends', 'Case studies']) {
    expect(panel().getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  const strip = within(panel().getByRole('group', { name: `${name} clients` }));
  await strip.findAllByRole('img', { name: 'North Grid' });
  expect(panel().getByRole('button', { name: 'Pause motion' })).toBeVisible();
  const titles = panel().getAllByRole('heading', { level: 4 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    `Work in ${sector}`,
    `Work in ${second}`,
  ]);
  expect(target(`Work in ${sector}`)).toBe(`/case-study/${encodeURIComponent(`in-${sector}`)}`);
  expect(target('View Jobs')).toBe('/jobs');
  expect(target('View Case Studies')).toBe('/case-studies');
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

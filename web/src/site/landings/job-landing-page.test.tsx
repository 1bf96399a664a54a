import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { renderPage } from '@/test/render';

const yieldAnalyst = buildJob({
  id: '1',
  title: 'Yield analyst',
  sectorTags: 'Solar',
  locationTags: 'Spain',
});
const lead = buildJob({
  id: '2',
  title: 'Solar and storage lead',
  sectorTags: 'BESS, Solar',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  isFeatured: true,
});
const blades = buildJob({
  id: '3',
  title: 'Blade engineer',
  sectorTags: 'Wind',
  locationTags: '',
  customLocation: 'Aalborg, Denmark',
});
const closed = buildJob({
  id: '4',
  title: 'Closed role',
  sectorTags: 'Solar',
  closesAt: '2020-01-01',
});

const all = [yieldAnalyst, lead, blades, closed];

async function open(path: string, heading: string) {
  const page = renderPage(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return page;
}

async function titles(): Promise<(string | undefined)[]> {
  const cards = await screen.findAllByRole('article');
  return cards.map((card) => card.querySelector('h2, h3')?.textContent);
}

function linksOf(name: string) {
  const links = screen.getByRole('navigation', { name }).querySelectorAll('a');
  return Object.fromEntries(
    Array.from(links, (link) => [link.textContent, link.getAttribute('href')]),
  );
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => apiAnswers('caseStudies.list', []));

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('a sector', () => {
  test('lists its open jobs below its own text, and links to other landing pages', async () => {
    apiAnswers('jobs.list', all);
    await open('/jobs/sector/solar', 'Solar jobs');
    // Featured first.
    expect(await titles()).toEqual(['Solar and storage lead', 'Yield analyst']);
    expect(screen.getByText('2 jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/Solar farms are quick to build/)).toBeVisible();
    expect(screen.getByText('PV design engineer')).toBeVisible();
    expect(document.title).toMatch(/^Solar jobs .*\| /);
    expect(robots()).toBeUndefined();

    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
    expect(trail.getByText('Solar')).toHaveAttribute('aria-current', 'page');
    expect(linksOf('Jobs by sector')).toEqual({
      'Clean energy3 jobs': '/jobs/sector/clean-energy',
      'Renewable energy3 jobs': '/jobs/sector/renewable-energy',
      'Battery storage1 job': '/jobs/sector/battery-storage',
      'Wind1 job': '/jobs/sector/wind',
    });
    expect(linksOf('Jobs by location')).toMatchObject({
      'Scotland1 job': '/jobs/location/scotland',
      'Denmark1 job': '/jobs/location/denmark',
    });

    expect(linkTo('Search these jobs')).toBe('/jobs?sector=Solar');
  });
});

describe('a location', () => {
  test('lists its jobs and neighbours, and another location is another page', async () => {
    const near = (id: string, locationTags: string, customLocation: string) =>
      buildJob({ id, title: `Job in ${customLocation}`, locationTags, customLocation });
    apiAnswers('jobs.list', [
      near('5', 'UK', 'London'),
      near('6', 'UK', 'Warwick'),
      near('7', 'Denmark', 'Copenhagen'),
      near('8', 'Sweden', 'Malmö'),
    ]);
    const { user } = await open('/jobs/location/london', 'Jobs in London');
    expect(await titles()).toEqual(['Job in London']);
    expect(linkTo('Search all jobs')).toBe('/jobs');
    await screen.findByRole('navigation', { name: 'Near London' });
    expect(linksOf('Near London')).toEqual({
      'Warwick, 82 miles1 job': '/jobs?near=Warwick%2C+UK&within=10&nearonly=1',
    });
    await user.click(screen.getByRole('link', { name: /^Denmark/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Jobs in Denmark' });
    expect(heading).toHaveFocus();
    expect(await titles()).toEqual(['Job in Copenhagen']);
    // A country lists places in others.
    await screen.findByRole('navigation', { name: 'Across the border' });
    expect(Object.keys(linksOf('Across the border'))).toEqual(['Malmö, Sweden, 28 km1 job']);
  });
});

test("explains an empty page kindly, leads on and isn't indexed", async () => {
  apiAnswers('jobs.list', [blades, closed]);
  await open('/jobs/sector/solar', 'Solar jobs');
  expect(await screen.findByText('Nothing open here just now')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(robots()).toBe('noindex');
  expect(linkTo('See all jobs')).toBe('/jobs');
  expect(linksOf('Jobs by sector')).toHaveProperty('Wind1 job');
});

test('shows its text and all links while the jobs load', async () => {
  apiHangs('jobs.list');
  await open('/jobs/sector/wind', 'Wind jobs');
  expect(screen.getByText('Loading job listings...')).toBeVisible();
  expect(linksOf('Jobs by sector')).toMatchObject({ Hydrogen: '/jobs/sector/hydrogen' });
  expect(robots()).toBeUndefined();
});

test("lists its jobs under its name if its text can't be fetched", async () => {
  apiFails('landingTexts.get', 'unavailable');
  apiAnswers('jobs.list', all);
  await open('/jobs/sector/wind', 'Wind jobs');
  expect(await titles()).toEqual(['Blade engineer']);
  expect(screen.queryByRole('heading', { name: 'Roles we fill' })).toBeNull();
});

test("offers a retry if the jobs can't be fetched", async () => {
  apiFails('jobs.list', 'unavailable');
  const { user } = await open('/jobs/sector/wind', 'Wind jobs');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Nothing open here just now')).not.toBeInTheDocument();
  expect(robots()).toBeUndefined();
  apiAnswers('jobs.list', all);
  await user.click(again);
  expect(await titles()).toEqual(['Blade engineer']);
});

test('a page that no sector has is not found', async () => {
  await open('/jobs/sector/steam', '404 Page Not Found');
  expect(robots()).toBe('noindex');
});

describe('links to landing pages', () => {
  test('are offered in the job list if they have jobs', async () => {
    apiAnswers('jobs.list', all);
    await open('/jobs', 'Jobs that move the transition');
    await screen.findByRole('link', { name: /^Renewable energy/ });
    expect(Object.keys(linksOf('Browse by sector'))).toEqual([
      'Clean energy3 jobs',
      'Renewable energy3 jobs',
      'Battery storage1 job',
      'Solar2 jobs',
      'Wind1 job',
    ]);
    expect(Object.values(linksOf('Browse by location'))).toEqual([
      '/jobs/location/united-kingdom',
      '/jobs/location/scotland',
      '/jobs/location/spain',
      '/jobs/location/denmark',
      '/jobs/location/nordics',
    ]);
  });

  test.each([
    ['/clean-energy', 'Clean Energy', 'Hydrogen', '/jobs/sector/hydrogen'],
    ['/sectors', 'Two sectors, known well', 'Solar', '/jobs/sector/solar'],
  ])("lead from %s to its sectors' pages", async (path, heading, name, target) => {
    apiAnswers('jobs.list', all);
    apiAnswers('clientLogos.list', []);
    await open(path, heading);
    await screen.findByRole('navigation', { name: 'Open roles by sector' });
    expect(linksOf('Open roles by sector')).toMatchObject({ [name]: target });
  });
});

describe('the end of a landing page', () => {
  const paid = (id: string, salary: string) =>
    buildJob({
      id,
      title: `Yield analyst ${id}`,
      sectorTags: 'Solar',
      locationTags: 'UK',
      salary,
    });
  test('states the pay of three open roles of one discipline and level, and their number', async () => {
    apiAnswers('jobs.list', [
      paid('1', '£50k to £60k'),
      paid('2', '£55k to £72k'),
      paid('3', '£48,000'),
      paid('4', '€70k to €80k'),
    ]);
    await open('/jobs/sector/solar', 'Solar jobs');
    const range = await screen.findByRole('region', { name: 'What these roles pay' });
    expect(range).toHaveTextContent(
      'Yield and performance£48,000 to £72,000 a yearstated in 3 adverts',
    );
    expect(range).not.toHaveTextContent('€');
  });

  test('has case studies of the field, a form that names the page, and no pay that nobody states', async () => {
    apiAnswers('jobs.list', all);
    apiAnswers('caseStudies.list', [
      buildCaseStudy({ id: 'ours', title: 'Six solar farms', sector: 'Solar' }),
      buildCaseStudy({ id: 'not-ours', title: 'A charging team', sector: 'EV Charging', tags: [] }),
    ]);
    await open('/jobs/sector/solar', 'Solar jobs');
    const done = await screen.findByRole('region', { name: 'What we have done here' });
    const studies = within(done).getAllByRole('link');
    expect(studies.map((link) => link.textContent)).toEqual(['Six solar farms']);
    expect(linkTo('Ask about hiring')).toBe('/?about=hiring&of=sector%2Fsolar#contact');
    expect(screen.queryByRole('heading', { name: 'What these roles pay' })).not.toBeInTheDocument();
  });
});

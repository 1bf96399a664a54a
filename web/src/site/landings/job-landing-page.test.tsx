import { screen, waitFor, within } from '@testing-library/react';
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

beforeEach(() => apiAnswers('caseStudies.list', []));

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('a sector', () => {
  test('lists its open jobs below its own text, and links to other landing pages', async () => {
    apiAnswers('jobs.list', all);
    const { user, location } = await open('/jobs/sector/solar', 'Solar jobs');
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

    await user.click(screen.getByRole('link', { name: 'Search these jobs' }));
    expect(await screen.findByText('Showing 2 jobs')).toBeVisible();
    expect(location().search).toBe('?sector=Solar');
  });

  test('links one of our two markets to the list filtered by its tags', async () => {
    apiAnswers('jobs.list', all);
    const { user, location } = await open('/jobs/sector/clean-energy', 'Clean energy jobs');
    const own = await titles();
    await user.click(screen.getByRole('link', { name: 'Search these jobs' }));
    expect(await screen.findByText(`Showing ${own.length} jobs`)).toBeVisible();
    expect(location().search).toBe('?sector=Clean+Energy');
    expect(await titles()).toEqual(own);
  });

  test('links one with several tags to the whole list', async () => {
    apiAnswers('jobs.list', all);
    await open('/jobs/sector/battery-storage', 'Battery storage jobs');
    expect(await titles()).toEqual(['Solar and storage lead']);
    expect(screen.getByText('1 job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/jobs');
  });
});

describe('a location', () => {
  test('links remote work to the list with its filter, which has the same jobs', async () => {
    const nowhere = buildJob({ id: '5', title: 'Anywhere at all', locationTags: '' });
    const hybrid = buildJob({ id: '6', locationTags: 'UK, Remote', jobType: 'Hybrid' });
    apiAnswers('jobs.list', [...all, nowhere, hybrid]);
    const { user, location } = await open('/jobs/location/remote', 'Remote jobs');
    expect(await titles()).toEqual(['Anywhere at all']);
    await user.click(screen.getByRole('link', { name: 'Search these jobs' }));
    await waitFor(() => expect(location().search).toBe('?remote=1'));
    expect(await screen.findByText('Showing 1 jobs')).toBeVisible();
    expect(await titles()).toEqual(['Anywhere at all']);
  });

  test('lists neighbours with their jobs, and links to the search around them', async () => {
    const warwick = buildJob({ id: '7', locationTags: 'UK', customLocation: 'Warwick' });
    const london = buildJob({ id: '8', locationTags: 'UK', customLocation: 'London' });
    apiAnswers('jobs.list', [...all, warwick, london]);
    const { user } = await open('/jobs/location/london', 'Jobs in London');
    await screen.findByRole('navigation', { name: 'Near London' });
    expect(linksOf('Near London')).toEqual({
      'Warwick, 82 miles1 job': '/jobs?near=Warwick%2C+UK&within=10&nearonly=1',
    });
    await user.click(screen.getByRole('link', { name: /^Warwick, 82 miles/ }));
    expect(await screen.findByText('Showing 1 jobs')).toBeVisible();
  });

  test("lists places across a country's border, with the country", async () => {
    const malmo = buildJob({ id: '8', locationTags: 'Sweden', customLocation: 'Malmö' });
    const copenhagen = { ...malmo, id: '7', locationTags: 'Denmark', customLocation: 'Copenhagen' };
    apiAnswers('jobs.list', [malmo, copenhagen]);
    await open('/jobs/location/denmark', 'Jobs in Denmark');
    await screen.findByRole('navigation', { name: 'Across the border' });
    expect(Object.keys(linksOf('Across the border'))).toEqual(['Malmö, Sweden, 28 km1 job']);
  });

  test("links to the list's filter if there is one", async () => {
    apiAnswers('jobs.list', all);
    await open('/jobs/location/united-kingdom', 'Jobs in the United Kingdom');
    expect(screen.getByRole('link', { name: 'Search these jobs' })).toHaveAttribute(
      'href',
      '/jobs?location=UK',
    );
  });

  test('lists the jobs of its places, and another location is another page', async () => {
    apiAnswers('jobs.list', all);
    const { user } = await open('/jobs/location/scotland', 'Jobs in Scotland');
    expect(await titles()).toEqual(['Solar and storage lead']);
    expect(screen.getByRole('link', { name: 'Search all jobs' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^Denmark/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Jobs in Denmark' });
    expect(heading).toHaveFocus();
    expect(await titles()).toEqual(['Blade engineer']);
  });
});

test("explains an empty page kindly, leads on and isn't indexed", async () => {
  apiAnswers('jobs.list', [blades, closed]);
  await open('/jobs/sector/solar', 'Solar jobs');
  expect(await screen.findByText('Nothing open here just now')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(robots()).toBe('noindex');
  expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs');
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

test.each(['/jobs/sector/steam', '/jobs/location/atlantis', '/jobs/sector/poland'])(
  '%s is not found',
  async (path) => {
    apiAnswers('jobs.list', all);
    await open(path, '404 Page Not Found');
    expect(robots()).toBe('noindex');
  },
);

describe('links to landing pages', () => {
  test('are offered in the job list if they have jobs', async () => {
    apiAnswers('jobs.list', all);
    await open('/jobs', 'Jobs that move the transition');
    await screen.findAllByRole('article');
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

  test('lead from a job to its sectors and place', async () => {
    apiAnswers('jobs.list', all);
    apiAnswers('jobs.get', lead);
    await open('/jobs/2', 'Solar and storage lead');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('BESS')).toBe('/jobs/sector/battery-storage');
    expect(href('Solar')).toBe('/jobs/sector/solar');
    expect(href('Glasgow, UK')).toBe('/jobs/location/scotland');
  });

  test('are missing for a job of several countries or with an unknown tag', async () => {
    const job = buildJob({ id: '5', sectorTags: 'Marine', locationTags: 'Spain, Poland' });
    apiAnswers('jobs.list', [job]);
    apiAnswers('jobs.get', job);
    await open('/jobs/5', job.title);
    expect(screen.getByText('Marine')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Marine' })).not.toBeInTheDocument();
    expect(screen.getByText('Spain, Poland')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Spain, Poland' })).not.toBeInTheDocument();
  });

  test.each([
    ['/clean-energy', 'Clean Energy', 'Hydrogen', '/jobs/sector/hydrogen'],
    ['/future-mobility', 'Future Mobility', 'EV charging', '/jobs/sector/ev-charging'],
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
  const pay = () => screen.findByRole('region', { name: 'What these roles pay' });

  test('states the pay of three open roles of one discipline and level, and their number', async () => {
    apiAnswers('jobs.list', [
      paid('1', '£50k to £60k'),
      paid('2', '£55k to £72k'),
      paid('3', '£48,000'),
      paid('4', '€70k to €80k'),
    ]);
    await open('/jobs/sector/solar', 'Solar jobs');
    const range = await pay();
    expect(range).toHaveTextContent(
      'Yield and performance£48,000 to £72,000 a yearstated in 3 adverts',
    );
    expect(range).not.toHaveTextContent('€');
  });

  test('states no pay if fewer state theirs', async () => {
    apiAnswers('jobs.list', [paid('1', '£50k to £60k'), paid('2', '£55k to £72k')]);
    await open('/jobs/sector/solar', 'Solar jobs');
    expect(await screen.findByRole('link', { name: 'Ask about hiring' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What these roles pay' })).not.toBeInTheDocument();
  });

  test('has case studies of the field, and a form that names the page', async () => {
    apiAnswers('jobs.list', all);
    apiAnswers('caseStudies.list', [
      buildCaseStudy({ id: 'ours', title: 'Six solar farms', sector: 'Solar' }),
      buildCaseStudy({ id: 'not-ours', title: 'A charging team', sector: 'EV Charging', tags: [] }),
    ]);
    await open('/jobs/sector/solar', 'Solar jobs');
    const done = await screen.findByRole('region', { name: 'What we have done here' });
    expect(
      within(done)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Six solar farms']);
    expect(screen.getByRole('link', { name: 'Ask about hiring' })).toHaveAttribute(
      'href',
      '/?about=hiring&of=sector%2Fsolar#contact',
    );
  });
});

import { brand } from '@torque-tide/domain/brand';
import { screen, within } from '@testing-library/react';
import { landingAt } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { Page } from './sector-page';

const pages = [
  {
    path: '/clean-energy',
    name: 'Clean Energy',
    chips: [
      'Battery Storage (BESS)',
      'Solar PV',
      'Onshore Wind',
      'Offshore Wind',
      'Grid & Transmission (T&D)',
      'Future Technologies',
    ],
    clients: "Integrators, OEMs, IPP's, EPCs, Developers, Investors, Operators, Asset Managers",
    categories: ['Technical & Engineering', 'Sales & Business Development', 'C-Suite & Leadership'],
    ownSector: 'renewable energy',
    otherSector: 'EV Charging',
  },
  {
    path: '/future-mobility',
    name: 'Future Mobility',
    chips: [
      'Infrastructure - Grid Integration',
      'Charging',
      'Electric Vehicles',
      'Advanced Air Mobility',
      'Battery Technologies',
      'Mobility Software & Platforms',
      'Autonomous',
    ],
    clients:
      'Vehicle makers, Suppliers, Charge point operators, Battery makers, Aircraft developers, Software companies, Fleet operators, Infrastructure investors',
    categories: [
      'Leadership & Commercial',
      'Technical & Engineering',
      'Manufacturing & Production',
      'Infrastructure & Charging',
      'Projects',
    ],
    ownSector: 'electric vehicles',
    otherSector: 'Solar',
  },
] as const;

beforeEach(() => apiAnswers('jobs.list', []));

describe.each(pages)('$path', ({ path, name, chips, clients, categories, ...sectors }) => {
  test('lists its sub-sectors in a strip and its kinds of clients, and leads on', () => {
    apiAnswers('caseStudies.list', []);
    renderWithProviders(<Page pattern={path} />, path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(document.title).toBe(`${name} recruitment | ${brand.name}`);
    const strip = within(screen.getByRole('group', { name: 'Sub-sectors' }));
    const [list, ...repeats] = strip.getAllByRole('list', { hidden: true });
    const items = within(list!).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(chips);
    expect(repeats.length).toBeGreaterThan(0);
    for (const repeat of repeats) expect(repeat).toHaveAttribute('inert');
    for (const link of within(list!).getAllByRole('link')) {
      const to = new URL(link.getAttribute('href') ?? '', 'https://site.example');
      const [, slug] = /^\/jobs\/sector\/(.+)$/.exec(to.pathname) ?? [];
      // The field's landing page, or the list with a search for its name in the sector.
      if (slug) expect(landingAt(FIRST_TAXONOMY, 'sector', slug)?.group).toBe(name);
      else expect(to.searchParams.get('sector')).toBe(name);
    }
    expect(screen.getByRole('button', { name: 'Pause motion' })).toBeVisible();

    const portfolio = within(screen.getByRole('region', { name: 'Who we work with' }));
    const kinds = portfolio.getAllByRole('heading', { level: 3 });
    expect(kinds.map((kind) => kind.textContent).join(', ')).toBe(clients);

    for (const link of screen.getAllByRole('link', { name: `View ${name} Jobs` })) {
      expect(link).toHaveAttribute('href', `/jobs?${new URLSearchParams({ sector: name })}`);
    }
    for (const link of screen.getAllByRole('link', { name: 'Contact Us' })) {
      expect(link).toHaveAttribute('href', `/?about=hiring&of=sector%2F${path.slice(1)}#contact`);
    }
  });

  test('opens each role category and closes it again', async () => {
    apiAnswers('caseStudies.list', []);
    const { user } = renderWithProviders(<Page pattern={path} />, path);
    // It is in the lazily loaded part.
    await screen.findByRole('heading', { name: categories[0] ?? '' });
    for (const category of categories) {
      const heading = screen.getByText(category);
      const roles = heading.closest('details')!.querySelectorAll('li');
      expect(roles.length).toBeGreaterThan(4);
      expect(roles[0]).not.toBeVisible();
      await user.click(heading);
      expect(roles[0]).toBeVisible();
      await user.click(heading);
      expect(roles[0]).not.toBeVisible();
    }
  });

  test('shows three case studies and open roles of its sector, with their pay', async () => {
    const study = (id: string, sector: string) => buildCaseStudy({ id, title: id, sector });
    apiAnswers('caseStudies.list', [
      study('not-ours', sectors.otherSector),
      ...['one', 'two', 'three', 'four'].map((id) => study(id, sectors.ownSector)),
    ]);
    const own = { sectorTags: sectors.ownSector };
    apiAnswers('jobs.list', [
      ...Array.from({ length: 7 }, (_, n) =>
        buildJob({ ...own, id: `${n}`, title: `Yield analyst ${n}`, salary: `£${50 + n}k` }),
      ),
      buildJob({ id: '9', title: 'Not ours', sectorTags: sectors.otherSector }),
    ]);
    renderWithProviders(<Page pattern={path} />, path);
    expect(await screen.findByRole('link', { name: 'one' })).toBeVisible();
    const shown = within(screen.getByRole('region', { name: 'Case studies' }));
    expect(shown.getAllByRole('article')).toHaveLength(3);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles.indexOf('Case studies')).toBe(titles.indexOf('Who we work with') - 1);
    expect(screen.queryByRole('link', { name: 'not-ours' })).not.toBeInTheDocument();

    const open = within(await screen.findByRole('region', { name: 'Open roles' }));
    expect(await open.findAllByRole('article')).toHaveLength(3);
    expect(open.queryByText('Not ours')).not.toBeInTheDocument();
    expect(open.getByRole('link', { name: 'All 7 open roles' })).toHaveAttribute(
      'href',
      `/jobs/sector${path}`,
    );
    expect(open.getByRole('region', { name: 'What these roles pay' })).toHaveTextContent(
      'Yield and performance£50,000 to £56,000 a yearstated in 7 adverts',
    );
  });
});

test('says that case studies are loading', () => {
  apiHangs('caseStudies.list');
  renderWithProviders(<Page pattern="/clean-energy" />, '/clean-energy');
  expect(screen.getByText('Loading case studies...')).toBeVisible();
});

test('omits the section without case studies', async () => {
  apiFails('caseStudies.list', 'not-found');
  renderWithProviders(<Page pattern="/clean-energy" />, '/clean-energy');
  await expect
    .poll(() => screen.queryByRole('heading', { name: 'Case studies' }))
    .not.toBeInTheDocument();
});

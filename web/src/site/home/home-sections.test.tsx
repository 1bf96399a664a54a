import { claims } from '@torque-tide/domain/claims';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { CallToAction } from './call-to-action';
import { Hero } from './hero';
import { SectorCards } from './sector-cards';
import { SolutionsSection } from './solutions-section';
import { StatsPanel } from './stats-panel';

/** Returns a link's `href`. */
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('says what the agency does, and links to jobs and contact', () => {
  renderWithProviders(<Hero />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Linking Experts in Energy Transition' }),
  ).toBeInTheDocument();
  expect(target('Search Jobs')).toBe('/jobs');
  expect(target('Work With Us')).toBe('/#contact');
  const hero = document.getElementById('home')!;
  // The drawing is last, because it would move while the document loads.
  const [words, drawing] = hero.children;
  expect(words).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(drawing?.querySelector('svg')).not.toBeNull();
});

test('links each sector card to its sector', () => {
  renderWithProviders(<SectorCards />);
  expect(target(/^Explore ?Clean Energy$/)).toBe('/clean-energy');
  expect(target(/^Explore ?Future Mobility$/)).toBe('/future-mobility');
});

test('links each of the four solutions to its page, and marks only Growth as new', () => {
  renderWithProviders(<SolutionsSection />);
  expect(document.getElementById('services')).toBeInTheDocument();
  const cards = screen.getAllByRole('article').map((card) => ({
    name: within(card).getByRole('heading', { level: 3 }).textContent,
    to: within(card)
      .getByRole('link', { name: /^Learn More/ })
      .getAttribute('href'),
    isNew: within(card).queryByText('New') !== null,
  }));
  expect(cards).toEqual([
    { name: 'Core', to: '/services', isNew: false },
    { name: 'Contract', to: '/services', isNew: false },
    { name: 'Exec Search', to: '/services', isNew: false },
    { name: 'Growth', to: '/growth', isNew: true },
  ]);
});

test('shows every claimed figure and country', () => {
  renderWithProviders(<StatsPanel />);
  for (const { value, suffix, label } of claims.stats) {
    const term = screen.getByText(label);
    expect(within(term.parentElement as HTMLElement).getByText(`${value}${suffix}`)).toBeVisible();
  }
  const countries = within(screen.getByRole('list', { name: 'Where we recruit' }));
  const links = countries.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    Object.entries({
      'United Kingdom': 'united-kingdom',
      Germany: 'germany',
      France: 'france',
      Spain: 'spain',
      Nordics: 'nordics',
      USA: 'united-states',
      UAE: 'united-arab-emirates',
      Australia: 'australia',
    }).map(([name, slug]) => [name, `/jobs/location/${slug}`]),
  );
});

test("omits the headings of figures or countries that aren't claimed", () => {
  const panel = (changes: Partial<typeof claims>) =>
    renderWithProviders(<StatsPanel />, '/', {
      ...FIRST_SETTINGS,
      claims: { ...claims, ...changes },
    });
  const withoutFigures = panel({ stats: [] });
  expect(screen.getByRole('list', { name: 'Where we recruit' })).toBeVisible();
  expect(withoutFigures.container.querySelector('dl')).toBeNull();
  withoutFigures.unmount();
  const withoutCountries = panel({ countries: [] });
  expect(screen.getByText('Partner Companies')).toBeVisible();
  expect(screen.queryByText('Where we recruit')).toBeNull();
  withoutCountries.unmount();
  panel({ stats: [], countries: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('links the call to action to contact and About', () => {
  renderWithProviders(<CallToAction />);
  expect(
    screen.getByRole('heading', { name: 'Ready to Build Your Dream Team?' }),
  ).toBeInTheDocument();
  expect(target('Contact Us')).toBe('/#contact');
  expect(target('About')).toBe('/about');
  expect(target('what it costs')).toBe('/growth#pricing');
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { afterEach, expect, test, vi } from 'vitest';
import { toggleSavedJob } from '@/site/jobs/saved-jobs';
import { renderWithProviders } from '@/test/render';
import { SiteDrawer } from './site-drawer';
import { SiteHeader } from './site-header';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

afterEach(() => vi.unstubAllGlobals());

function header() {
  return screen.getByRole('banner', { hidden: true });
}

test('links to the main pages, the jobs, the contact form, the telephone and saved jobs', () => {
  renderWithProviders(<SiteHeader />);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Solutions', '/services'],
    ['Sectors', '/sectors'],
    ['Case studies', '/case-studies'],
    ['About', '/about'],
  ]);
  expect(screen.getByRole('link', { name: 'View jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: `Call ${brand.phone}` })).toHaveAttribute(
    'href',
    telephoneUrl(brand.phone ?? ''),
  );
  expect(screen.queryByRole('link', { name: /saved job/ })).not.toBeInTheDocument();
  act(() => void toggleSavedJob({ id: '7', title: 'Cable engineer' }));
  expect(screen.getByRole('link', { name: '1 saved job' })).toHaveAttribute('href', '/jobs/saved');
});

test.each([
  ['/case-studies', 'Case studies', 'page'],
  ['/case-study/building-a-storage-team', 'Case studies', 'true'],
  ['/clean-energy', 'Sectors', 'true'],
  ['/growth', 'Solutions', 'true'],
  ['/jobs/1042', undefined, undefined],
])('at %s marks %s', (path, label, place) => {
  renderWithProviders(<SiteHeader />, path);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const marked = within(nav)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    label ? [[label, place]] : [],
  );
});

test('hides on scrolling down beyond 50 px and returns on scrolling up', () => {
  renderWithProviders(<SiteHeader />);
  scrollTo(50);
  expect(header()).not.toHaveAttribute('data-hidden');
  expect(header()).toHaveAttribute('data-scrolled', 'false');
  scrollTo(51);
  expect(header()).toHaveAttribute('data-hidden');
  expect(header()).toHaveAttribute('data-scrolled', 'true');
  scrollTo(400);
  scrollTo(399);
  expect(header()).not.toHaveAttribute('data-hidden');
  expect(header()).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
  expect(header()).toHaveAttribute('data-scrolled', 'false');
});

async function openDrawer() {
  const rendered = renderWithProviders(
    <>
      <SiteHeader />
      <SiteDrawer />
    </>,
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...rendered, drawer: screen.getByRole('dialog', { name: 'Menu' }) };
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('opens the drawer, which links to every page, with groups that expand and collapse', async () => {
  const { user, drawer, location } = await openDrawer();
  const links = () =>
    Object.fromEntries(
      within(drawer)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );
  expect(links()).toMatchObject({
    Home: '/',
    'About Us': '/about',
    Growth: '/growth',
    'Exec Search': '/services#exec-search',
    Contract: '/services#contract',
    Core: '/services#core',
    'Clean Energy': '/clean-energy',
    'Future Mobility': '/future-mobility',
    'Case Studies': '/case-studies',
    'View Jobs': '/jobs',
  });
  expect(within(drawer).getByRole('group', { name: 'Colour theme of the site' })).toBeVisible();
  for (const [name, first] of [
    ['Solutions', 'Growth'],
    ['Sectors', 'Clean Energy'],
  ] as const) {
    const group = within(drawer).getByText(name);
    const link = within(drawer).getByRole('link', { name: first });
    expect(link).not.toBeVisible();
    await user.click(group);
    expect(link).toBeVisible();
    await user.click(group);
    expect(link).not.toBeVisible();
  }
  await user.click(within(drawer).getByRole('link', { name: 'About Us' }));
  expectClosed();
  expect(location().pathname).toBe('/about');
});

test('closes the drawer with its button, or on a click outside it, but not inside', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(within(drawer).getByText('Solutions'));
  expect(drawer).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
  expectClosed();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(drawer).toBeVisible();
  // A click on the overlay has the dialog itself as target.
  await user.click(drawer);
  expectClosed();
});

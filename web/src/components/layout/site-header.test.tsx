import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { SiteHeader } from './site-header';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

afterEach(() => vi.unstubAllGlobals());

function header() {
  return screen.getByRole('banner', { hidden: true });
}

test('it leads to the main pages and to the jobs', () => {
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
});

test('it hides on the way down beyond 50 px and returns on the way up', () => {
  renderWithProviders(<SiteHeader />);
  scrollTo(50);
  expect(header()).not.toHaveAttribute('data-hidden');
  expect(header()).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(header()).toHaveAttribute('data-hidden');
  expect(header()).toHaveAttribute('data-scrolled');
  scrollTo(400);
  scrollTo(399);
  expect(header()).not.toHaveAttribute('data-hidden');
  expect(header()).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(header()).not.toHaveAttribute('data-scrolled');
});

test('it does not hide while the focus is within', () => {
  renderWithProviders(<SiteHeader />);
  act(() => screen.getByRole('link', { name: 'About' }).focus());
  scrollTo(400);
  expect(header()).not.toHaveAttribute('data-hidden');
  act(() => screen.getByRole('link', { name: 'About' }).blur());
  expect(header()).toHaveAttribute('data-hidden');
});

async function openDrawer() {
  const rendered = renderWithProviders(<SiteHeader />);
  await rendered.user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...rendered, drawer };
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
}

test('the menu button opens the drawer, which takes the focus and locks the page', async () => {
  const { drawer } = await openDrawer();
  await waitFor(() =>
    expect(drawer.parentElement).toContainElement(document.activeElement as HTMLElement),
  );
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  expect(within(drawer).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(within(drawer).getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  expect(within(drawer).getByRole('link', { name: 'Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
  expect(within(drawer).getByRole('link', { name: 'View Jobs' })).toHaveAttribute('href', '/jobs');
  expect(within(drawer).getByRole('group', { name: 'Colour theme' })).toBeVisible();
});

test.each([
  [
    'Solutions',
    {
      Growth: '/growth',
      'Exec Search': '/services#exec-search',
      Contract: '/services#contract',
      Core: '/services#core',
    },
  ],
  ['Sectors', { 'Clean Energy': '/clean-energy', 'Future Mobility': '/future-mobility' }],
])('the %s group expands and collapses', async (name, links) => {
  const { user, drawer } = await openDrawer();
  const group = within(drawer).getByRole('button', { name });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'true');
  for (const [text, href] of Object.entries(links)) {
    expect(within(drawer).getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  for (const text of Object.keys(links)) {
    expect(within(drawer).queryByRole('link', { name: text })).not.toBeInTheDocument();
  }
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = await openDrawer();
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('its button closes it', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
  await expectClosed();
});

test('a click beside it closes it', async () => {
  const { user } = await openDrawer();
  // The overlay is nothing to a screen reader, so it has no role or name to be found by.
  const overlay = document.querySelector('.MuiBackdrop-root');
  if (!overlay) throw new Error('The drawer has no overlay');
  await user.click(overlay);
  await expectClosed();
});

test('following a link closes it', async () => {
  const { user, drawer, location } = await openDrawer();
  await user.click(within(drawer).getByRole('link', { name: 'About Us' }));
  await expectClosed();
  expect(location().pathname).toBe('/about');
});

import { brand } from '@torque-tide/domain/brand';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { SiteFooter } from './site-footer';

const COLUMNS = {
  'Quick links': {
    Home: '/#home',
    Services: '/#services',
    Testimonials: '/#testimonials',
    'Job Listings': '/#jobs',
    Contact: '/#contact',
  },
  Solutions: {
    Growth: '/growth',
    'Exec Search': '/services#exec-search',
    Contract: '/services#contract',
    Core: '/services#core',
  },
  Sectors: { 'Clean Energy': '/clean-energy', 'Future Mobility': '/future-mobility' },
  Legal: {
    'Privacy Policy': '/privacy-policy',
    'Terms of Service': '/terms-of-service',
    'Cookies Policy': '/cookies-policy',
  },
};

test('links to sections of Home, solutions, sectors and legal texts', () => {
  renderWithProviders(<SiteFooter />, '/about');
  const columns = screen
    .getAllByRole('navigation')
    .map((column) => [
      column.querySelector('summary')?.textContent,
      Object.fromEntries(
        Array.from(column.querySelectorAll('a'), (a) => [a.textContent, a.getAttribute('href')]),
      ),
    ]);
  expect(Object.fromEntries(columns)).toEqual(COLUMNS);
});

test("labels the contact icons, links to the admin area and has the page's settings", () => {
  renderWithProviders(<SiteFooter />);
  expect(screen.getByRole('link', { name: `E-mail ${brand.email}` })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  expect(screen.getByRole('link', { name: `Call ${brand.phone}` }).getAttribute('href')).toMatch(
    /^tel:\+\d+$/,
  );
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', brand.linkedIn);
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('group', { name: 'Colour theme' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause motion' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${brand.legalEntity}`);
  expect(screen.getByText(brand.tagline)).toBeVisible();
});

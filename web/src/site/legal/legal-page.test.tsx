import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@/test/render';

test.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookies-policy', 'Cookies Policy'],
])('shows title, date, a link home and linked contents for %s', async (path, title) => {
  renderPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Last updated 30 June 2025')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const links = screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const target = document.querySelector(String(link.getAttribute('href')));
    expect(target).toHaveTextContent(link.textContent);
  }
});

test('has terms with 14 numbered sections, a cap, English law and arbitration in England', async () => {
  renderPage('/terms-of-service');
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('main'));
  const numbers = main
    .getAllByRole('heading', { level: 2 })
    .map((heading) => Number.parseInt(heading.textContent, 10));
  expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(main.getByText(/is limited to £100/)).toBeVisible();
  expect(
    main.getByText(/governed by English law.*arbitration seated in London, England/),
  ).toBeVisible();
});

test('has a privacy policy with the GDPR, rights and where to complain', async () => {
  renderPage('/privacy-policy');
  for (const name of ['GDPR statement', 'Your rights', 'Complaints to the regulator']) {
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByText(/Information Commissioner’s Office/)).toBeVisible();
});

test('has a cookies policy with four types and e-mail tracking', async () => {
  renderPage('/cookies-policy');
  const types = await screen.findByRole('region', { name: 'The four types' });
  expect(within(types).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'E-mail tracking' })).toBeVisible();
});

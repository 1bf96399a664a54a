import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@/test/render';

/** Opens a legal page and checks what all three have. */
async function openLegalPage(path: string, title: string) {
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
  return within(screen.getByRole('main'));
}

test('has terms with 14 numbered sections, a cap, English law and arbitration in England', async () => {
  const main = await openLegalPage('/terms-of-service', 'Terms of Service');
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
  const main = await openLegalPage('/privacy-policy', 'Privacy Policy');
  for (const name of ['GDPR statement', 'Your rights', 'Complaints to the regulator']) {
    expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(main.getByText(/Information Commissioner’s Office/)).toBeVisible();
});

test('has a cookies policy with four types and e-mail tracking', async () => {
  const main = await openLegalPage('/cookies-policy', 'Cookies Policy');
  const types = main.getByRole('region', { name: 'The four types' });
  expect(within(types).getAllByRole('listitem')).toHaveLength(4);
  expect(main.getByRole('heading', { name: 'E-mail tracking' })).toBeVisible();
});

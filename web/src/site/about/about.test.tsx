import { screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { claims } from '@torque-tide/domain/claims';
import { expect, test } from 'vitest';
import { buildConsultant } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderApp } from '@/test/render';

test('states the mission, three reasons and three values', async () => {
  renderApp('/about');
  expect(await screen.findByRole('heading', { name: 'Our mission' })).toBeVisible();
  const why = within(screen.getByRole('region', { name: 'Why Us' }));
  const reasons = why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(reasons).toEqual([
    'Sector specialization',
    'Dual perspective',
    `Presence in ${claims.aboutCountries} countries`,
  ]);
  for (const name of ['Do it, say it, own it.', 'Make it count.', 'Know your stuff.']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});

test('introduces a director for each sector, with a LinkedIn link', async () => {
  renderApp('/about');
  const directors = within(await screen.findByRole('region', { name: /Two directors/ }));
  expect(brand.directors.map(({ sector }) => sector)).toEqual(['Clean Energy', 'Future Mobility']);
  expect(directors.getAllByText('Co-founder')).toHaveLength(2);
  for (const { name, profile, linkedIn, email } of brand.directors) {
    expect(directors.getByRole('heading', { name })).toBeVisible();
    expect(directors.getByText(profile)).toBeVisible();
    expect(directors.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    const link = directors.getByRole('link', { name: `${name} on LinkedIn (opens in a new tab)` });
    expect(link).toHaveAttribute('href', linkedIn);
    expect(link).toHaveAttribute('rel', 'noreferrer');
  }
});

test('shows what was edited of a director under People', async () => {
  const { id, name, linkedIn } = brand.directors[0];
  const edited = buildConsultant({ id, name, phone: '+44 20 7946 0999', linkedIn: '' });
  apiAnswers('consultants.list', [edited]);
  renderApp('/about');
  expect(await screen.findByRole('link', { name: '+44 20 7946 0999' })).toBeVisible();
  expect(screen.getByText(edited.sentence)).toBeVisible();
  // What is not told there stays as the brand tells it.
  const link = screen.getByRole('link', { name: `${name} on LinkedIn (opens in a new tab)` });
  expect(link).toHaveAttribute('href', linkedIn);
});

test('leads to the contact form and to the jobs', async () => {
  renderApp('/about');
  const directors = within(await screen.findByRole('region', { name: /Two directors/ }));
  expect(directors.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
  expect(directors.getByRole('link', { name: 'View Open Positions' })).toHaveAttribute(
    'href',
    '/jobs',
  );
});

import { screen, within } from '@testing-library/react';
import { claims } from '@torque-tide/domain/claims';
import { expect, test } from 'vitest';
import { buildConsultant } from '@/test/builders';
import { apiAnswers, apiIsUnreachable } from '@/test/fake-api';
import { renderPage } from '@/test/render';

test('states the mission, three reasons and three values, and leads on without directors', async () => {
  renderPage('/about');
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
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'View Open Positions' })).toHaveAttribute(
    'href',
    '/jobs',
  );
  expect(screen.queryByText('Co-founder')).toBeNull();
  expect(screen.queryByRole('heading', { name: /directors/ })).toBeNull();
});

const first = buildConsultant({ name: 'Ada Berg', role: 'Clean Energy', isDirector: true });
const second = buildConsultant({
  id: 'tom-field',
  name: 'Tom Field',
  role: 'Future Mobility',
  isDirector: true,
});

test('introduces a director for each sector, with a LinkedIn link', async () => {
  apiAnswers('consultants.list', [first, second]);
  renderPage('/about');
  const region = within(await screen.findByRole('region', { name: /Two directors/ }));
  expect(region.getAllByText('Co-founder')).toHaveLength(2);
  expect(region.getAllByText(first.sentence)).toHaveLength(2);
  for (const { name, role, linkedIn } of [first, second]) {
    expect(region.getByRole('heading', { name })).toBeVisible();
    expect(region.getByText(new RegExp(`, ${role}`))).toBeVisible();
    const link = region.getByRole('link', { name: `${name} on LinkedIn (opens in a new tab)` });
    expect(link).toHaveAttribute('href', linkedIn);
    expect(link).toHaveAttribute('rel', 'noreferrer');
  }
});

test("omits what a director hasn't filled in, hidden directors, and a team of nobody", async () => {
  apiAnswers('consultants.list', [
    { ...first, phone: '', linkedIn: '' },
    { ...second, isActive: false },
  ]);
  renderPage('/about');
  const region = within(await screen.findByRole('region', { name: 'Who leads the agency' }));
  expect(region.getByRole('link', { name: first.email })).toBeVisible();
  expect(region.queryByRole('link', { name: /LinkedIn|\d/ })).toBeNull();
  expect(screen.queryByText(second.name)).toBeNull();
  expect(screen.queryByText('Who will call you')).toBeNull();
});

test('lists the team below the first two directors, each with their own position', async () => {
  apiAnswers('consultants.list', [
    { ...first, position: 'Managing partner' },
    { ...second, role: 'Wind', sectorTags: 'Wind' },
    buildConsultant({ id: 'c', name: 'Kim Doe', role: 'Wind', isDirector: true }),
    buildConsultant({ id: 'd', name: 'Ida Roe', role: 'Solar' }),
    buildConsultant({ id: 'e', name: 'Ole Poe', isActive: false }),
  ]);
  renderPage('/about');
  // Both belong to one half of the business.
  const region = within(await screen.findByRole('region', { name: 'Who leads the agency' }));
  expect(region.getByText('Managing partner')).toBeVisible();
  expect(region.getAllByText('Co-founder')).toHaveLength(1);
  const team = within(await screen.findByRole('region', { name: 'Who will call you' }));
  const names = team.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Ask Kim Doe, wind', 'Ask Ida Roe, solar']);
});

test("says so when the team can't be fetched", async () => {
  apiIsUnreachable('consultants.list');
  renderPage('/about');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Who works here could not be loaded just now.',
  );
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import type { LegalVersion } from '@torque-tide/contract/texts';
import { LEGAL_TEXTS } from '@torque-tide/domain/texts/legal-texts';
import { expect, test } from 'vitest';
import { routes } from '@/site/routes';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderApp } from '@/test/render';
import { versionPath } from './legal-pages';

const ADDRESS = '/terms-of-service/2025-06-30-2';
const version: LegalVersion = {
  name: '2025-06-30-2',
  heldUntil: '2026-11-25T09:00:00.000Z',
  heading: 'Terms of Service',
  lead: 'What held then.',
  updated: '30 June 2025',
  sections: [{ title: 'Liability', text: [{ spans: ['At most £90.'] }] }],
};

test('an earlier version says which it is and until when it held, and leads to the present one', async () => {
  apiAnswers('texts.version', version);
  const { user, location } = renderApp(ADDRESS);
  expect(await screen.findByText(/30 June 2025, version 2\. It held until/)).toHaveTextContent(
    'This is an earlier version, of 30 June 2025, version 2. It held until 25 November 2026.',
  );
  expect(screen.getByRole('heading', { level: 2, name: '1. Liability' })).toBeVisible();
  expect(screen.getByText('At most £90.')).toBeVisible();
  expect(document.title).toMatch(/^Terms of Service, version of 30 June 2025, version 2 \| /);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(ADDRESS);
  await user.click(screen.getByRole('link', { name: 'Read the present version' }));
  expect(await screen.findByText(/is limited to £100/)).toBeVisible();
  expect(location().pathname).toBe('/terms-of-service');
});

test('the present text lists what it said before, where there is anything', async () => {
  renderApp('/terms-of-service');
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  expect(screen.queryByText('Earlier versions')).toBeNull();
});

test.each(LEGAL_TEXTS)('the table of routes has the earlier versions of %s', (name) => {
  const patterns = Object.values(routes).map(({ pattern }) => pattern);
  expect(patterns).toContain(versionPath(name, ':version'));
});

test('each earlier version is a link with its day', async () => {
  const { name, heldUntil } = version;
  apiAnswers('texts.versions', [
    { name, heldUntil },
    { name: '2025-06-30', heldUntil: '2025-07-01T12:00:00.000Z' },
  ]);
  renderApp('/terms-of-service');
  const list = within(await screen.findByRole('region', { name: 'Earlier versions' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '30 June 2025, version 2 until 25 November 2026',
    '30 June 2025 until 1 July 2025',
  ]);
  expect(list.getByRole('link', { name: '30 June 2025' })).toHaveAttribute(
    'href',
    '/terms-of-service/2025-06-30',
  );
});

test('an unknown version is none', async () => {
  apiFails('texts.version', 'not-found');
  renderApp(ADDRESS);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such version' }),
  ).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('one that cannot be read says so, shows no other text, and is asked for again', async () => {
  apiFails('texts.version', 'unavailable');
  const { user } = renderApp(ADDRESS);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This version cannot be read now' }),
  ).toBeVisible();
  apiAnswers('texts.version', version);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What held then.')).toBeVisible();
});

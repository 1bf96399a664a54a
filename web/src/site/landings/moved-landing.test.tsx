import { screen } from '@testing-library/react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { apiAnswers } from '@/test/fake-api';
import { renderPage } from '@/test/render';

test("redirects an old address to the new one, with the owner's text", async () => {
  const { taxonomy } = FIRST_SETTINGS;
  const [first, ...others] = taxonomy.sectors;
  if (!first) throw new Error('There is no sector');
  const moved = { ...first, slug: 'green-power', name: 'Green power', former: ['clean-energy'] };
  apiAnswers('jobs.list', []);
  apiAnswers('caseStudies.list', []);
  apiAnswers('landingTexts.get', (_, { id }) => ({
    heading: `Heading of ${id}`,
    title: 'A title',
    description: 'A description',
    intro: { lead: '', more: '' },
    roles: [],
  }));
  const { location } = renderPage('/jobs/sector/clean-energy', {
    ...FIRST_SETTINGS,
    taxonomy: { ...taxonomy, sectors: [moved, ...others] },
  });
  expect(await screen.findByRole('heading', { name: 'Heading of green-power' })).toBeVisible();
  expect(location().pathname).toBe('/jobs/sector/green-power');
  // A missing text leaves no empty heading.
  expect(screen.queryByRole('heading', { name: 'Roles we fill' })).toBeNull();
});

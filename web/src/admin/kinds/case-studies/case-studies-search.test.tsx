import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

const storage = buildCaseStudy({ stats: { location: 'Leeds' } });
const wind = buildCaseStudy({ id: 'wind-crews', title: 'Wind crews', tags: [] });

test('every part is searched, and the part is quoted that no card shows', async () => {
  apiAnswers('caseStudies.list', [storage, wind]);
  const { user } = await openAdminTab('case-studies', 'Manage Case Studies');
  await screen.findByRole('heading', { name: storage.title });
  await user.type(
    screen.getByRole('searchbox', { name: 'Search case studies' }),
    'leeds comissioned',
  );
  expect(screen.queryByRole('heading', { name: wind.title })).toBeNull();
  const card = within(screen.getByRole('article', { name: storage.title }));
  expect(card.getByText('Leeds', { selector: 'mark' })).toBeVisible();
  const quotes = within(card.getByRole('list', { name: 'Found in' }));
  expect(quotes.getByText('commissioned', { selector: 'mark' })).toBeVisible();
  expect(quotes.getByRole('listitem')).toHaveTextContent(
    'Challenge: Few engineers had commissioned at this size.',
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy } from '@/test/builders';
import { apiAnswers, recordCalls } from '@/test/fake-api';

let studies: CaseStudy[];

beforeEach(() => {
  studies = [
    buildCaseStudy({ id: 'draft-study', title: 'Draft study', isDraft: true }),
    buildCaseStudy({
      id: 'timed-study',
      title: 'Timed study',
      publishAt: '2099-01-05T09:00:00.000Z',
    }),
    buildCaseStudy({ id: 'live-study', title: 'Live study' }),
  ];
  apiAnswers('caseStudies.list', () => [...studies]);
});

async function openCard(title: string) {
  const { user } = await openAdminTab('case-studies', 'Manage Case Studies');
  const card = within(await screen.findByRole('article', { name: title }));
  return { user, card };
}

test("a card shows its case study's state in one word", async () => {
  await openCard('Draft study');
  for (const [name, word] of [
    ['Draft study', 'Draft'],
    ['Timed study', 'Scheduled for 5 Jan 2099, 09:00'],
    ['Live study', 'Live'],
  ] as const) {
    expect(within(screen.getByRole('article', { name })).getByText(word)).toBeVisible();
  }
});

test('a draft has its own button to publish it', async () => {
  const sent = recordCalls('caseStudies.update', () => {
    const [draft, ...others] = studies as [CaseStudy, ...CaseStudy[]];
    studies = [{ ...draft, isDraft: false }, ...others];
    return studies[0]!;
  });
  const { user, card } = await openCard('Draft study');
  await user.click(card.getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Case study updated')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ id: 'draft-study', isDraft: false });
  // The preview beside the form disappears, and the card in the list appears.
  await waitFor(() => {
    const published = within(screen.getByRole('article', { name: 'Draft study' }));
    expect(published.getByText('Live')).toBeVisible();
  });
});

test('a new case study and a live one can be saved as a draft', async () => {
  const { user, card } = await openCard('Live study');
  await user.click(card.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Add Case Study' }));
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
});

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

test("a card shows its case study's state in one word, and a draft has its own button to publish it", async () => {
  const sent = recordCalls('caseStudies.update', () => {
    const [draft, ...others] = studies as [CaseStudy, ...CaseStudy[]];
    studies = [{ ...draft, isDraft: false }, ...others];
    return studies[0]!;
  });
  const { user } = await openAdminTab('case-studies', 'Manage Case Studies');
  const cardOf = (name: string) => within(screen.getByRole('article', { name }));
  await screen.findByRole('article', { name: 'Draft study' });
  expect(cardOf('Draft study').getByText('Draft')).toBeVisible();
  expect(cardOf('Timed study').getByText('Scheduled for 5 Jan 2099, 09:00')).toBeVisible();
  expect(cardOf('Live study').getByText('Live')).toBeVisible();
  await user.click(cardOf('Draft study').getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('Save draft')).toBeVisible();
  await user.click(screen.getByText('Publish'));
  expect(await screen.findByText('Case study updated')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ id: 'draft-study', isDraft: false });
  await waitFor(() => expect(cardOf('Draft study').getByText('Live')).toBeVisible());
});

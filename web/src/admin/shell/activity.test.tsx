import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiIsUnreachable } from '@/test/fake-api';
import { buildListedVersion, created, renamed } from '@/test/job-history';

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob()]);
  apiAnswers('versions.list', [renamed, created]);
});

test('is read again after a failure: shows who did what to which item, newest first, with links', async () => {
  apiIsUnreachable('versions.recent');
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
  await screen.findByText('The activity could not be loaded');
  const testimonial = { kind: 'testimonials', id: '2', title: '', by: 'ben' } as const;
  apiAnswers('versions.recent', [
    buildListedVersion({
      version: 4,
      action: 'drafted',
      by: 'admin',
      fields: ['salary', 'title', 'jobType', 'isActive'],
    }),
    buildListedVersion({ ...testimonial, version: 9, action: 'deleted' }),
    buildListedVersion({ ...testimonial, version: 8 }),
    buildListedVersion({ action: 'created', by: 'system' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'Versions of all content, newest first' });
  const titles = within(list).getAllByRole('heading');
  expect(titles.map((title) => title.textContent)).toEqual([
    'You saved a draft of Grid connections engineer',
    'ben deleted Testimonial without a title',
    'ben changed Testimonial without a title',
    'An import added Grid connections engineer',
  ]);
  expect(
    await within(list).findByText(/^Salary, Title, Job type and 1 more changed$/),
  ).toBeVisible();
  const [link] = within(list).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/admin?tab=jobs&edit=1042');
});

test('says if nothing has been changed yet', async () => {
  apiAnswers('versions.recent', []);
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

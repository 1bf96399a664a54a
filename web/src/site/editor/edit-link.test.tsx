import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderApp } from '@/test/render';

beforeEach(() => {
  apiAnswers('jobs.list', []);
  apiAnswers('caseStudies.list', []);
  apiAnswers('jobs.get', buildJob({ id: '7', title: 'Grid planner' }));
  apiAnswers('caseStudies.get', buildCaseStudy({ id: 'abc', title: 'Six weeks' }));
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  localStorage.setItem('adminSessionId', 'session-1');
});

test.each([
  ['/jobs/7', 'Grid planner', 'Edit this job', '/admin?tab=jobs&edit=7&from=page'],
  [
    '/case-study/abc',
    'Six weeks',
    'Edit this case study',
    '/admin?tab=case-studies&edit=abc&from=page',
  ],
])('links an admin from %s to its form', async (path, title, name, form) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', form);
});

test.each([{ isDraft: true }, { publishAt: '2099-01-05T09:00:00.000Z' }, { isActive: false }])(
  'says that visitors do not see a job with %s',
  async (hidden) => {
    apiAnswers('jobs.get', buildJob({ id: '7', title: 'Grid planner', ...hidden }));
    renderApp('/jobs/7');
    const name = 'Visitors don’t see this page. Edit this job';
    expect(await screen.findByRole('link', { name })).toBeVisible();
  },
);

test('links an admin from a page to the form of its texts', async () => {
  renderApp('/services');
  expect(await screen.findByRole('link', { name: 'Edit the texts of this page' })).toHaveAttribute(
    'href',
    '/admin?tab=pages&edit=services',
  );
});

test('shows and fetches nothing for a visitor', async () => {
  localStorage.clear();
  let asked = 0;
  apiAnswers('admin.verify', () => {
    asked += 1;
    return { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' };
  });
  renderApp('/jobs/7');
  await screen.findByRole('heading', { level: 1, name: 'Grid planner' });
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(asked).toBe(0);
});

test('shows nothing if the session has ended', async () => {
  let asked = 0;
  apiAnswers('admin.verify', () => {
    asked += 1;
    return new Response('{}', { status: 401 });
  });
  renderApp('/jobs/7');
  await screen.findByRole('heading', { level: 1, name: 'Grid planner' });
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

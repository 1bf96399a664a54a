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

test('links an admin from a page to its form, and says if visitors do not see it', async () => {
  apiAnswers('jobs.get', buildJob({ id: '7', title: 'Grid planner', isDraft: true }));
  renderApp('/jobs/7');
  const name = 'Visitors don’t see this page. Edit this job';
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/admin?tab=jobs&edit=7&from=page',
  );
});

test('links to a case study that visitors see', async () => {
  renderApp('/case-study/abc');
  expect(await screen.findByRole('link', { name: 'Edit this case study' })).toBeVisible();
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

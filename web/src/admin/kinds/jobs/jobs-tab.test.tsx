import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cardOf, openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';
import { hold } from '@/test/hold';

const planner = buildJob({ id: '7', title: 'Grid planner', isFeatured: true, salary: '£60k' });
const fitter = buildJob({ id: '8', title: 'Turbine fitter', isActive: false, sectorTags: '' });

describe('the list', () => {
  test("shows a job's facts, its state in words, and a link to its page, or why it could not be loaded", async () => {
    apiFails('jobs.list', 'unavailable', 'The database is resting');
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    expect(await screen.findByText('The database is resting')).toBeVisible();
    apiAnswers('jobs.list', [planner, fitter]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const first = await cardOf('Grid planner');
    expect(first.getByText('Featured')).toBeVisible();
    expect(first.queryByText('Inactive')).toBeNull();
    expect(first.getByText('£60k')).toBeVisible();
    expect(first.getByText('Full-time')).toBeVisible();
    expect(first.getByText('Posted 18 Nov 2026')).toBeVisible();
    const view = first.getByRole('link', { name: /^View/ });
    expect(view).toHaveAttribute('href', '/jobs/7');
    expect(view).toHaveAttribute('target', '_blank');
    const second = await cardOf('Turbine fitter');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Unspecified')).toBeVisible();
    expect(second.queryByText('Featured')).toBeNull();
  });
});

describe('the toggles', () => {
  test('feature with the star, and show both of two quick changes until the server answers', async () => {
    const [answered, answer] = hold();
    const sent = recordCalls('jobs.update', () => answered.then(() => planner));
    apiAnswers('jobs.list', [{ ...planner, isFeatured: false }]);
    await openAdminTab('jobs', 'Manage Jobs');
    const card = await cardOf('Grid planner');
    const star = card.getByRole('button', { name: 'Featured' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(star);
    await waitFor(() => expect(sent).toMatchObject([{ body: { isFeatured: true } }]));
    fireEvent.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await card.findByText('Inactive')).toBeVisible();
    expect(star).toHaveAttribute('aria-pressed', 'true');
    answer();
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

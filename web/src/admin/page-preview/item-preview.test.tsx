import { screen, waitFor } from '@testing-library/react';
import { NEW_ITEM_ID, type PagePreview } from '@torque-tide/contract/previews';
import { beforeEach, expect, test } from 'vitest';
import { logIn, renderAdmin } from '@/test/admin';
import { buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { replaceObserver } from '@/test/on-screen';

const asked: PagePreview[] = [];
let see: ReturnType<typeof replaceObserver>;

beforeEach(() => {
  asked.length = 0;
  see = replaceObserver();
  logIn('anna');
  apiAnswers('versions.list', []);
  apiAnswers('jobs.list', [buildJob({ id: '7', postedAt: '2026-11-01T09:00:00.000Z' })]);
  apiAnswers('caseStudies.list', []);
  apiAnswers('testimonials.list', [buildTestimonial({ id: 'abc', isActive: false })]);
  apiAnswers('pagePreviews.make', async (request) => {
    asked.push((await request.json()) as PagePreview);
    return { html: '<h1>The page</h1>' };
  });
});

async function open(address: string) {
  const { user } = renderAdmin(`/admin?tab=${address}`);
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  // It scrolls, so it must be reachable by keyboard.
  expect(preview).toHaveAttribute('tabindex', '0');
  see(true);
  return user;
}

test.each([
  ['jobs', 'title', /^Job Title/, 'jobs', '/jobs/new'],
  ['case-studies', 'title', /^Title/, 'caseStudies', '/case-study/new'],
  ['testimonials', 'quote', /^Quote/, 'testimonials', '/'],
  ['people', 'name', /^Name/, 'consultants', '/about'],
])(
  'a new item of %s is shown on its page once it has a %s',
  async (tab, needed, label, kind, path) => {
    const user = await open(`${tab}&new=1`);
    expect(await screen.findByText(`The preview comes with a ${needed}.`)).toBeVisible();
    await user.enter(screen.getByRole('textbox', { name: label }), 'Grid planner, Leeds');
    await waitFor(() => expect(asked.at(-1)?.values[needed]).toBe('Grid planner, Leeds'));
    expect(asked.at(-1)).toMatchObject({ kind, id: NEW_ITEM_ID, path });
    expect(await screen.findByTitle(/ as it would be$/)).toBeVisible();
  },
);

test('a job keeps its posting date', async () => {
  await open('jobs&edit=7');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'jobs', id: '7', path: '/jobs/7' });
  expect(asked[0]?.values['postedAt']).toBe('2026-11-01T09:00:00.000Z');
});

test('an inactive testimonial is on no page', async () => {
  await open('testimonials&edit=abc');
  expect(await screen.findByText('No page shows this while it is inactive.')).toBeVisible();
  expect(asked).toEqual([]);
});

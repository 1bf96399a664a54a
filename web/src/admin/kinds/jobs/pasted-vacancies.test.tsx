import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, expect, test } from 'vitest';
import { renderAdmin } from '@/test/admin';
import { ADVERTS_MAIL } from '@/test/advert-samples';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';

const THIRD = '\nJob title: Fitter\nSalary: £35k\n\nYou mend what others build.\n';

let bodies: Partial<Job>[];
let keys: (string | null)[];
/** The title that the server refuses. */
let refused: string;

beforeEach(() => {
  [bodies, keys, refused] = [[], [], ''];
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('jobs.list', []);
  apiAnswers('jobs.create', async (request) => {
    const body = (await request.json()) as Partial<Job>;
    keys.push(request.headers.get('Idempotency-Key'));
    if (body.title === refused) return refusal('internal', 'Too many at once');
    bodies.push(body);
    return buildJob({ id: `job-${bodies.length}`, title: body.title!, isDraft: true });
  });
});

const description = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ });

async function pasteThree() {
  const { user } = renderAdmin('/admin?tab=jobs&new=1');
  await screen.findByRole('form');
  await user.enter(description(), 'Typed before.');
  const plain = ADVERTS_MAIL.plain + THIRD;
  fireEvent.paste(description(), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? plain : '') },
  });
  expect(
    screen.getByText('It tells of 3 vacancies: Solar Planner, Yard Lead and Fitter.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Split it over the fields' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make 3 drafts' }));
  return { user, dialog: within(screen.getByRole('alertdialog', { name: 'Make 3 drafts?' })) };
}

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('several vacancies become drafts after a look at each, and the text leaves the form', async () => {
  const { user, dialog } = await pasteThree();
  const yard = within(dialog.getByRole('region', { name: 'Yard Lead' }));
  expect(yard.getByText('City or Town').nextSibling).toHaveTextContent('Hull');
  expect(yard.getByText('Salary Range').nextSibling).toHaveTextContent('£48k');
  await user.click(dialog.getByRole('button', { name: 'Make 3 drafts' }));
  expect(await screen.findByText('3 drafts created.')).toBeVisible();
  expect(bodies).toHaveLength(3);
  expect(bodies[0]).toMatchObject({
    title: 'Solar Planner',
    customLocation: 'Leeds',
    locationTags: 'UK',
    responsibilities: 'Plan the site',
    isDraft: true,
  });
  await dialogIsGone();
  // The greeting belongs to none of them.
  expect(description().value).toBe('Typed before.\n\nHi Anna,\n\ntwo new roles for the website:');
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
});

test('an Undo deletes them', async () => {
  const deleted: string[] = [];
  apiAnswers('jobs.delete', (_, { id = '' }) => {
    deleted.push(id);
    return { id, deletedAt: '2026-11-21T10:00:00.000Z' } as never;
  });
  const { user, dialog } = await pasteThree();
  await user.click(dialog.getByRole('button', { name: 'Make 3 drafts' }));
  await screen.findByText('3 drafts created.');
  await dialogIsGone();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(deleted.toSorted()).toEqual(['job-1', 'job-2', 'job-3']));
});

test('one that is left out stays in the form, and can be split over it', async () => {
  const { user, dialog } = await pasteThree();
  await user.click(dialog.getByRole('checkbox', { name: 'Fitter' }));
  await user.click(dialog.getByRole('button', { name: 'Make 2 drafts' }));
  await screen.findByText('2 drafts created.');
  await dialogIsGone();
  expect(bodies.map(({ title }) => title)).toEqual(['Solar Planner', 'Yard Lead']);
  expect(description().value).toMatch(/^Typed before\.[^]*Job title: Fitter[^]*others build\.$/);
  expect(description().value).not.toMatch(/Solar|Yard/);
  await user.click(screen.getByRole('button', { name: 'Split it over the fields' }));
  expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Fitter');
});

test('what fails stays in the dialog with the reason, and is tried again by the same key', async () => {
  refused = 'Yard Lead';
  const { user, dialog } = await pasteThree();
  await user.click(dialog.getByRole('button', { name: 'Make 3 drafts' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/“Yard Lead”: Too many at once/);
  expect(screen.getByText('2 drafts created.')).toBeVisible();
  expect(dialog.queryByRole('region', { name: 'Fitter' })).toBeNull();
  const [, first] = keys;
  refused = '';
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 draft created.')).toBeVisible();
  await dialogIsGone();
  expect(bodies.map(({ title }) => title)).toEqual(['Solar Planner', 'Fitter', 'Yard Lead']);
  expect(keys).toHaveLength(4);
  expect(keys[3]).toBe(first);
  expect(new Set(keys).size).toBe(3);
});

test('Cancel makes nothing and leaves the text where it was pasted', async () => {
  const { user, dialog } = await pasteThree();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogIsGone();
  expect(bodies).toEqual([]);
  expect(description().value).toContain('Job title: Fitter');
  await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
  expect(description().value).toBe('Typed before.');
});

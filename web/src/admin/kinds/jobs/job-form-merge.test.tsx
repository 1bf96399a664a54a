import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, refusal } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';
import { buildVersion } from '@/test/job-history';

const planner = buildJob({ id: '7', title: 'Grid planner', sectorTags: 'BESS', version: 3 });
/** The server's state; a save with another version is refused. */
let stored: Job;
let saved: { ifMatch: string | null; body: Partial<Job> }[];

beforeEach(() => {
  stored = planner;
  saved = [];
  apiAnswers('jobs.list', () => [stored]);
  apiAnswers('versions.list', () => [buildVersion({ version: stored.version, by: 'ben' })]);
  apiAnswers('jobs.update', async (request) => {
    const ifMatch = request.headers.get('if-match');
    if (ifMatch !== `"${stored.version}"`) return refusal('stale');
    const body = (await request.json()) as Partial<Job>;
    saved.push({ ifMatch, body });
    stored = { ...stored, title: body.title ?? '', version: stored.version + 1 };
    return stored;
  });
});

const openForm = () => openJobForm('edit=7', ['title', 'description', 'salary']);
const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const salary = () => screen.getByRole('textbox', { name: /^Salary Range/ });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const mine = () => group('Job Title').getByRole('radio', { name: 'Mine' });
const theirs = () => group('Job Title').getByRole('radio', { name: /^Theirs/ });
const save = () => screen.getByRole('button', { name: 'Update Job' });

/** Opens the form, types into fields, and saves after someone else has. */
async function saveAfter(others: Partial<Job>, mine: Record<string, string>) {
  const { user } = await openForm();
  for (const [name, text] of Object.entries(mine)) {
    const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(field);
    await user.enter(field, text);
  }
  stored = { ...planner, ...others, version: 4 };
  await user.click(save());
  return user;
}

test('fields that only one side changed are saved together, without asking', async () => {
  await saveAfter({ salary: '£70k' }, { 'Job Title': 'Grid strategist' });
  expect(await screen.findByText('“Grid strategist” updated.')).toBeVisible();
  expect(saved).toMatchObject([
    { ifMatch: '"4"', body: { title: 'Grid strategist', salary: '£70k' } },
  ]);
});

test('a field that both changed waits for a choice, and is saved with the newer version', async () => {
  const user = await saveAfter(
    { title: 'Grid designer', salary: '£70k' },
    { 'Job Title': 'Grid strategist' },
  );
  const heading = await screen.findByRole('heading', {
    name: 'ben changed this job while you were editing it',
  });
  expect(heading).toHaveFocus();
  expect(salary()).toHaveValue('£70k');
  const choices = group('Job Title');
  for (const radio of choices.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(mine()).toHaveAccessibleDescription('Grid strategist');
  expect(theirs()).toHaveAccessibleName('Theirs');
  expect(theirs()).toHaveAccessibleDescription('Grid designer');
  await user.click(save());
  expect(await screen.findByText('Choose one for Job Title before you save.')).toBeVisible();
  // The text appears a moment before it gets the focus.
  await waitFor(() => expect(mine()).toHaveFocus());
  expect(saved).toEqual([]);

  // Text typed after the question survives choosing theirs and mine again.
  await user.enter(title(), ' (m/f)');
  await user.click(theirs());
  expect(title()).toHaveValue('Grid designer');
  await user.click(mine());
  expect(title()).toHaveValue('Grid strategist (m/f)');
  await user.click(theirs());
  await user.click(save());
  expect(await screen.findByText('“Grid designer” updated.')).toBeVisible();
  expect(saved).toMatchObject([{ ifMatch: '"4"', body: { title: 'Grid designer' } }]);
});

test('a third edit in between is merged in turn', async () => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  await screen.findByRole('radiogroup', { name: 'Job Title' });
  await user.click(mine());
  stored = { ...stored, title: 'Grid lead', salary: '£70k', version: 5 };
  await user.click(save());
  await waitFor(() => expect(theirs()).toHaveAccessibleDescription('Grid lead'));
  await user.click(mine());
  await user.click(save());
  await waitFor(() =>
    expect(saved).toMatchObject([
      { ifMatch: '"5"', body: { title: 'Grid strategist', salary: '£70k' } },
    ]),
  );
});

test('an undecided merge survives a crash, and asks again', async () => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  await screen.findByRole('radiogroup', { name: 'Job Title' });
  await user.enter(salary(), '£65k');
  cleanup();
  const { user: later } = await openForm();
  expect(title()).toHaveValue('Grid strategist');
  await later.click(save());
  expect(await screen.findByRole('radiogroup', { name: 'Job Title' })).toBeVisible();
  expect(salary()).toHaveValue('£65k');
});

test('“Someone else” has no name if the history cannot be read', async () => {
  apiFails('versions.list', 'unavailable');
  await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  expect(
    await screen.findByText('Someone else changed this job while you were editing it'),
  ).toBeVisible();
});

test.each([
  [
    'a job that was deleted meanwhile is reported',
    () => apiAnswers('jobs.list', []),
    /no longer exists/,
  ],
  [
    'a newer version that cannot be read is reported',
    () => apiFails('jobs.list', 'unavailable'),
    /Someone else has changed this item/,
  ],
])('%s, and the form keeps everything', async (_, change, message) => {
  const { user } = await openForm();
  await user.enter(title(), '!');
  change();
  apiFails('jobs.update', 'stale');
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(title()).toHaveValue('Grid planner!');
});

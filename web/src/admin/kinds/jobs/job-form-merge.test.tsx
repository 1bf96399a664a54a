import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Version } from '@torque-tide/contract/versions';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';

const planner = buildJob({ id: '7', title: 'Grid planner', sectorTags: 'BESS', version: 3 });
/** What the server has; a save on another version is refused. */
let stored: Job;
let saved: { ifMatch: string | null; body: Partial<Job> }[];

beforeEach(() => {
  stored = planner;
  saved = [];
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', () => [stored]);
  apiAnswers('versions.list', () => [buildEntry(stored.version, 'ben')]);
  acceptSaves();
});

function buildEntry(version: number, by: string): Version {
  return { version, by, at: '2026-11-21T14:00:00.000Z', action: 'updated', changes: [] };
}

function acceptSaves() {
  apiAnswers('jobs.update', async (request) => {
    const body = (await request.json()) as Partial<Job>;
    saved.push({ ifMatch: request.headers.get('if-match'), body });
    stored = { ...stored, title: body.title ?? '', version: stored.version + 1 };
    return stored;
  });
}

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const salary = () => screen.getByRole('textbox', { name: /^Salary Range/ });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const save = () => screen.getByRole('button', { name: 'Update Job' });

/** Opens the form, types into fields, and saves after somebody else has. */
async function saveAfter(others: Partial<Job>, mine: Record<string, string>) {
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await screen.findByRole('form');
  for (const [name, text] of Object.entries(mine)) {
    // Tags are typed into a combobox, behind those that are there.
    const isTags = name.endsWith('Tags');
    const field = screen.getByRole(isTags ? 'combobox' : 'textbox', {
      name: new RegExp(`^${name}`),
    });
    await user.clear(field);
    await user.enter(field, text);
  }
  stored = { ...planner, ...others, version: 4 };
  apiFails('jobs.update', 'stale');
  await user.click(save());
  await screen.findByRole('region', { name: 'Changes by someone else' });
  acceptSaves();
  return user;
}

test('changes of different fields fit together: theirs are shown, and saved with mine', async () => {
  const user = await saveAfter({ salary: '£70k' }, { 'Job Title': 'Grid strategist' });
  expect(await screen.findByText('ben changed this job while you were editing it')).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(title()).toHaveValue('Grid strategist');
  expect(salary()).toHaveValue('£70k');
  await user.click(save());
  expect(await screen.findByText('“Grid strategist” updated.')).toBeVisible();
  expect(saved).toMatchObject([
    { ifMatch: '"4"', body: { title: 'Grid strategist', salary: '£70k' } },
  ]);
});

test('a field that both changed waits for a decision, and the save with it', async () => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  const choices = group('Job Title');
  for (const radio of choices.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(choices.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription(
    'Grid strategist',
  );
  expect(choices.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription(
    'Grid designer',
  );
  await user.click(save());
  expect(await screen.findByText('Decide on Job Title before you save.')).toBeVisible();
  // The words are there a moment before the focus is.
  await waitFor(() => expect(choices.getByRole('radio', { name: 'Keep mine' })).toHaveFocus());
  expect(saved).toEqual([]);
});

test.each([
  ['Keep mine', 'Grid strategist'],
  ['Take theirs', 'Grid designer'],
  ['Combine both', 'Grid strategist / Grid designer'],
])('%s saves %s on the new version', async (name, expected) => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  await user.click(group('Job Title').getByRole('radio', { name }));
  expect(screen.getByRole('textbox', { name: 'Job Title' })).toHaveValue(expected);
  await user.click(save());
  expect(await screen.findByText(`“${expected}” updated.`)).toBeVisible();
  expect(saved).toMatchObject([{ ifMatch: '"4"', body: { title: expected } }]);
});

test('a combined text is edited in place, and not lost by looking at the others', async () => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  await user.click(group('Job Title').getByRole('radio', { name: 'Combine both' }));
  const combined = screen.getByRole('textbox', { name: 'Job Title, combined' });
  await user.clear(combined);
  await user.enter(combined, 'Grid strategist and designer');
  await user.click(group('Job Title').getByRole('radio', { name: 'Take theirs' }));
  await user.click(group('Job Title').getByRole('radio', { name: 'Combine both' }));
  await user.click(save());
  expect(await screen.findByText('“Grid strategist and designer” updated.')).toBeVisible();
});

test('tags are combined as tags, and a choice of one is not combined at all', async () => {
  const user = await saveAfter(
    { sectorTags: 'BESS, Solar', jobType: 'Remote' },
    { 'Sector Tags': 'Wind' },
  );
  await user.click(group('Sector Tags').getByRole('radio', { name: 'Combine both' }));
  expect(screen.getByRole('textbox', { name: 'Sector Tags, combined' })).toHaveValue(
    'BESS, Wind, Solar',
  );
  expect(screen.getByRole('combobox', { name: /^Job Type/ })).toHaveTextContent('Remote');
});

test.each([
  ['Keep all of mine', 'Grid strategist', '£65k'],
  ['Take all of theirs', 'Grid designer', '£70k'],
])('%s decides every field', async (name, expectedTitle, expectedSalary) => {
  const user = await saveAfter(
    { title: 'Grid designer', salary: '£70k' },
    { 'Job Title': 'Grid strategist', 'Salary Range': '£65k' },
  );
  await user.click(screen.getByRole('button', { name }));
  await user.click(save());
  await waitFor(() =>
    expect(saved).toMatchObject([{ body: { title: expectedTitle, salary: expectedSalary } }]),
  );
});

test('a third edit in between is merged in its turn', async () => {
  const user = await saveAfter({ salary: '£70k' }, { 'Job Title': 'Grid strategist' });
  stored = { ...stored, title: 'Grid designer', version: 5 };
  apiFails('jobs.update', 'stale');
  await user.click(save());
  expect(await screen.findByRole('radiogroup', { name: 'Job Title' })).toBeVisible();
  acceptSaves();
  await user.click(group('Job Title').getByRole('radio', { name: 'Keep mine' }));
  await user.click(save());
  await waitFor(() =>
    expect(saved).toMatchObject([
      { ifMatch: '"5"', body: { title: 'Grid strategist', salary: '£70k' } },
    ]),
  );
});

test('an undecided merge survives a crash: it is asked about again', async () => {
  const user = await saveAfter({ title: 'Grid designer' }, { 'Job Title': 'Grid strategist' });
  await user.enter(salary(), '£65k');
  await waitFor(() => {
    const draft = Object.keys(localStorage).find((name) => name.startsWith('draft:'));
    expect(localStorage.getItem(draft ?? '')).toContain('£65k');
  });
  cleanup();
  apiFails('jobs.update', 'stale');
  const { user: later } = renderAdmin('/admin?tab=jobs&edit=7');
  await later.click(await screen.findByRole('button', { name: 'Continue with it' }));
  expect(title()).toHaveValue('Grid strategist');
  await later.click(save());
  expect(await screen.findByRole('radiogroup', { name: 'Job Title' })).toBeVisible();
  expect(salary()).toHaveValue('£65k');
});

test('“Someone else” has no name when the history cannot be read', async () => {
  apiFails('versions.list', 'unavailable');
  await saveAfter({ salary: '£70k' }, { 'Job Title': 'Grid strategist' });
  expect(screen.getByText('Someone else changed this job while you were editing it')).toBeVisible();
});

test('a job that has been deleted meanwhile is told apart, with everything kept', async () => {
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await screen.findByRole('form');
  await user.type(title(), '!');
  apiAnswers('jobs.list', []);
  apiFails('jobs.update', 'stale');
  await user.click(save());
  expect(await screen.findByText(/It no longer exists/)).toBeVisible();
  expect(title()).toHaveValue('Grid planner!');
});

test('a newer one that cannot be read leaves everything as it is', async () => {
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await screen.findByRole('form');
  await user.type(title(), '!');
  apiFails('jobs.list', 'unavailable');
  apiFails('jobs.update', 'stale');
  await user.click(save());
  expect(await screen.findByText(/Someone else has changed it meanwhile/)).toBeVisible();
  expect(title()).toHaveValue('Grid planner!');
});

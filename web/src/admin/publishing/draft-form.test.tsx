import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, recordCalls, refusal } from '@/test/fake-api';
import { openJobTab, openJobForm } from '@/test/job-form';
import type { User } from '@/test/user';
import { hold } from '@/test/hold';

const LOCAL = '2099-01-05T09:00';
const TIME = new Date(LOCAL).toISOString();
const live = buildJob({ id: '7', title: 'Live engineer', salary: '£60k', version: 3 });

type Draft = NonNullable<Job['draft']>;

/** The live job's newest version, with a draft. */
let job: Job;
let draft: Draft | undefined;
/** Requests to the server, with the version that they name. */
let asked: { name: string; ifMatch: string | null; body?: unknown }[];

/** Returns the sent values without empty ones, which remove a field. */
function given(changes: object): Partial<Job> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
}

function draftWith(changes: Partial<Job>, rest: Partial<Draft> = {}): Draft {
  const item = { ...job, ...draft?.item, ...changes, version: job.version };
  return { item, by: 'ben', at: '2026-11-20T09:30:00.000Z', ...rest };
}

/** The job as the server returns it. */
const stored = (): Job => (draft ? { ...job, draft } : job);
const answer = () => ({ kind: 'jobs' as const, item: stored() });

/** Saves a draft as another editor. */
function saveElsewhere(changes: Partial<Job>, rest: Partial<Draft> = {}) {
  job = { ...job, version: job.version + 1 };
  draft = draftWith(changes, rest);
}

/** Records a write, which makes a version; returns undefined if it names an older one. */
async function take(name: string, request: Request) {
  const ifMatch = request.headers.get('if-match');
  const text = await request.text();
  asked.push({ name, ifMatch, ...(text && { body: JSON.parse(text) as unknown }) });
  if (ifMatch !== `"${job.version}"`) return undefined;
  job = { ...job, version: job.version + 1 };
  return (text ? JSON.parse(text) : {}) as { changes: object; publishAt?: string };
}

beforeEach(() => {
  [job, draft, asked] = [live, undefined, []];
  apiAnswers('jobs.list', () => [stored()]);
  apiAnswers('versions.list', []);
  apiAnswers('drafts.save', async (request) => {
    const body = await take('save', request);
    if (!body) return refusal('stale');
    const { changes, publishAt } = body;
    draft = draftWith(given(changes), { by: 'admin', ...(publishAt && { publishAt }) });
    return answer();
  });
  apiAnswers('drafts.publish', async (request) => {
    const body = await take('publish', request);
    if (!body) return refusal('stale');
    job = { ...job, ...draft?.item, ...given(body.changes), version: job.version };
    draft = undefined;
    return answer();
  });
  apiAnswers('drafts.discard', async (request) => {
    if (!(await take('discard', request))) return refusal('stale');
    draft = undefined;
    return answer();
  });
  apiAnswers('jobs.update', async (request) => {
    const body = await take('update', request);
    if (!body) return refusal('stale');
    job = { ...job, ...given(body) };
    return job;
  });
});

const field = (name: RegExp) => screen.getByLabelText(name);
// A query by role would visit each element of the form.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const bar = () => screen.queryByRole('group', { name: 'Draft changes' });
const card = () => screen.findByRole('article', { name: 'Live engineer' });
const publishAt = (value: string) =>
  fireEvent.change(screen.getByLabelText('Publish on'), { target: { value } });

/** Replaces the text of a field. */
async function write(user: User, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.enter(field(name), text);
}

async function edit(user: User) {
  await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Job' });
  return user;
}

const FIELDS = ['title', 'description', 'salary', 'isActive', 'publishAt'] as const;

async function openForm() {
  const { user } = await openJobForm('edit=7', FIELDS);
  return user;
}

describe('a draft of a live job', () => {
  test('is saved separately, on the card and in the form, and can be undone', async () => {
    const user = await openForm();
    expect(bar()).toBeNull();
    await write(user, /^Job Title/, 'Changed engineer');
    await user.click(button('Save draft'));
    expect(await within(await card()).findByText('Draft changes')).toBeVisible();
    expect(within(await card()).getByText('Live')).toBeVisible();
    expect(asked).toMatchObject([
      {
        name: 'save',
        ifMatch: '"3"',
        body: { changes: { title: 'Changed engineer', salary: '£60k' }, publishAt: '' },
      },
    ]);
    await edit(user);
    expect(bar()).toHaveTextContent(/^Draft changesSaved by you, /);
    expect(field(/^Job Title/)).toHaveValue('Changed engineer');

    const restored = recordCalls('versions.restore', { kind: 'jobs', id: '7', version: 5 });
    await user.click(await screen.findByText('Undo', { selector: 'button' }));
    const body = { version: 3, as: 'both' };
    await waitFor(() => expect(restored).toMatchObject([{ ifMatch: '"4"', body }]));
  });

  test('opens in a form while its list is being read again', async () => {
    const { user } = await openJobTab('', FIELDS);
    await card();
    saveElsewhere({ title: 'Changed elsewhere' });
    const [answered, answerList] = hold();
    apiAnswers('jobs.list', async () => {
      await answered;
      return [stored()];
    });
    // The list's answer doesn't matter here.
    await user.click(within(await card()).getByRole('button', { name: 'Deactivate' }));
    await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Loading the job...')).toBeVisible();
    answerList();
    expect(await screen.findByRole('textbox', { name: /^Job Title/ })).toHaveValue(
      'Changed elsewhere',
    );
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  test('is saved and scheduled by ‘Publish on’', async () => {
    const user = await openForm();
    publishAt(LOCAL);
    await user.click(button('Schedule for 5 Jan 2099, 09:00'));
    const text = 'Draft changes, live on 5 Jan 2099, 09:00';
    expect(await within(await card()).findByText(text)).toBeVisible();
    expect(await screen.findByText('Draft scheduled for 5 Jan 2099, 09:00')).toBeVisible();
    expect(asked).toMatchObject([{ name: 'save', body: { publishAt: TIME } }]);
    expect(asked[0]?.body).not.toHaveProperty('changes.publishAt');

    await edit(user);
    expect(bar()).toHaveTextContent(text);
    expect(screen.getByLabelText('Publish on')).toHaveValue(LOCAL);
    publishAt('');
    await user.click(button('Save draft'));
    expect(await within(await card()).findByText('Draft changes')).toBeVisible();
    expect(asked[1]).toMatchObject({ name: 'save', ifMatch: '"4"', body: { publishAt: '' } });
  });

  test('that could not be published shows that on the card and in the form', async () => {
    saveElsewhere({ salary: '£70k' }, { missedAt: TIME });
    const user = await openForm();
    const text = 'Could not be published on 5 Jan 2099, 09:00';
    expect(bar()).toHaveTextContent(text);
    expect(screen.getByLabelText('Publish on')).toHaveValue('');
    await user.click(button('Cancel'));
    expect(await within(await card()).findByText(text)).toBeVisible();
  });
});

describe('a form that opens on a draft', () => {
  beforeEach(() => saveElsewhere({ title: 'Changed engineer', salary: '£70k' }));

  test('shows who saved it, saves it again with Ctrl+S, and publishes its values', async () => {
    const user = await openForm();
    expect(field(/^Job Title/)).toHaveValue('Changed engineer');
    expect(bar()).toHaveTextContent(/Saved by ben, .* Visitors still see the live job\./);
    await write(user, /^Salary Range/, '£75k');
    await user.keyboard('{Control>}s{/Control}');
    await card();
    expect(asked).toMatchObject([
      { name: 'save', ifMatch: '"4"', body: { changes: { salary: '£75k' } } },
    ]);

    await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('heading', { name: 'Edit Job' });
    await write(user, /^Salary Range/, '£80k');
    await user.click(button('Update Job'));
    const published = await screen.findByRole('article', { name: 'Changed engineer' });
    const body = { changes: { salary: '£80k' } };
    expect(asked[1]).toMatchObject({ name: 'publish', ifMatch: '"5"', body });
    // Its card looks like any other.
    await waitFor(() => expect(within(published).queryByText('Draft changes')).toBeNull());
    expect(await screen.findByText('“Changed engineer” updated.')).toBeVisible();
    expect(button('Undo')).toBeVisible();
  });

  test('discards it, stays open with the live values, and keeps typed text', async () => {
    const user = await openForm();
    await user.enter(field(/^Description/), ' More.');
    await user.click(button('Discard draft'));
    await waitFor(() => expect(bar()).toBeNull());
    expect(asked).toEqual([{ name: 'discard', ifMatch: '"4"' }]);
    expect(field(/^Job Title/)).toHaveValue('Live engineer');
    expect(field(/^Description/)).toHaveValue(`${live.description} More.`);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(await screen.findByText('Draft discarded')).toBeVisible();
    await user.click(button('Update Job'));
    await card();
    expect(asked[1]).toMatchObject({ name: 'update', ifMatch: '"5"' });
  });

  test("merges its values with another editor's save of the draft", async () => {
    const user = await openForm();
    saveElsewhere({ salary: '£71k' });
    await write(user, /^Job Title/, 'My own engineer');
    await user.click(button('Save draft'));
    await card();
    // There is no conflict, so the save is sent again with the newest version.
    expect(asked.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"5"']);
    expect(asked[1]?.body).toMatchObject({
      changes: { title: 'My own engineer', salary: '£71k' },
    });
  });

  test('continues with the live job if another editor has discarded the draft', async () => {
    const user = await openForm();
    await write(user, /^Job Title/, 'My own engineer');
    draft = undefined;
    job = { ...live, version: 5 };
    await user.click(button('Save draft'));
    const choice = await screen.findByRole('radiogroup', { name: /^Job Title/ });
    expect(field(/^Salary Range/)).toHaveValue('£60k');
    await user.click(within(choice).getByRole('radio', { name: /^Mine/ }));
    await user.click(button('Update Job'));
    await screen.findByRole('article', { name: 'My own engineer' });
    expect(asked[1]).toMatchObject({ name: 'update', ifMatch: '"5"' });
  });
});

test('a first draft is merged with one that another editor has saved meanwhile', async () => {
  const user = await openForm();
  saveElsewhere({ salary: '£90k' });
  await write(user, /^Job Title/, 'My own engineer');
  await user.click(button('Update Job'));
  // Saving would also publish the other draft, so the editor sees it first.
  expect(await screen.findByText('The newest job is in the form')).toBeVisible();
  expect(bar()).toBeVisible();
  await user.click(button('Save draft'));
  await card();
  expect(asked).toMatchObject([
    { name: 'update', ifMatch: '"3"' },
    {
      name: 'save',
      ifMatch: '"4"',
      body: { changes: { title: 'My own engineer', salary: '£90k' } },
    },
  ]);
});

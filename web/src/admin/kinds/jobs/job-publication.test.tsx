import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { toMoment } from '@/admin/text/format';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { openJobForm, openJobTab } from '@/test/job-form';

const draft = buildJob({ id: '1', title: 'Draft job', isDraft: true, version: 2 });
const scheduled = buildJob({ id: '2', title: 'Timed job', publishAt: '2099-01-05T09:00:00.000Z' });
const live = buildJob({ id: '3', title: 'Live job', publishAt: '2020-01-05T09:00:00.000Z' });
const off = buildJob({ id: '4', title: 'Off job', isActive: false, closesAt: '2020-01-05' });
const closed = buildJob({ id: '5', title: 'Late job', closesAt: '2020-01-05' });
const filled = buildJob({ id: '6', title: 'Taken job', isFilled: true, version: 4 });

let jobs: Job[];
let sent: Record<string, unknown>[];

beforeEach(() => {
  jobs = [draft, scheduled, live, off, closed, filled];
  sent = [];
  apiAnswers('jobs.list', () => [...jobs]);
  apiAnswers('jobs.create', (request) => save(request, buildJob({ id: '9' })));
  apiAnswers('jobs.update', (request, { id = '' }) =>
    save(
      request,
      jobs.find((job) => job.id === id)!,
    ),
  );
});

/** Answers requests as the server does. */
async function save(request: Request, before: Job): Promise<Job> {
  const body = (await request.json()) as Record<string, unknown>;
  sent.push(body);
  const given = Object.entries(body).filter(([, value]) => value !== '');
  const saved = { ...before, ...Object.fromEntries(given) };
  jobs = [saved, ...jobs.filter(({ id }) => id !== saved.id)];
  return saved;
}

const FIELDS = ['title', 'description', 'isActive', 'publishAt'] as const;

async function edit(job: Job) {
  const { user } = await openJobForm(`edit=${job.id}`, FIELDS);
  return user;
}

const setTime = (value: string) =>
  fireEvent.change(screen.getByLabelText('Publish on'), { target: { value } });

describe('the list', () => {
  test("shows a job's state in one word", async () => {
    await openJobTab('', FIELDS);
    await screen.findByRole('article', { name: 'Draft job' });
    const card = (title: string) => within(screen.getByRole('article', { name: title }));
    expect(card('Draft job').getByText('Draft')).toBeVisible();
    expect(card('Timed job').getByText(/^Scheduled for 5 Jan 2099, /)).toBeVisible();
    expect(card('Live job').getByText('Live')).toBeVisible();
    expect(card('Off job').getByText('Inactive')).toBeVisible();
    expect(card('Late job').getByText('Closed')).toBeVisible();
    expect(card('Taken job').getByText('Filled')).toBeVisible();
  });
});

describe('the form', () => {
  test('saves a new job as a draft, with a title as any job', async () => {
    const { user } = await openJobForm('new=1', FIELDS);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Title must be at least 3 characters')).toBeVisible();
    expect(sent).toEqual([]);
    await user.enter(screen.getByLabelText(/^Job Title/), 'Wind analyst');
    await user.enter(screen.getByLabelText(/^Description/), 'Knows where the wind will be.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('“Wind analyst” saved as a draft.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ title: 'Wind analyst', isDraft: true })]);
  });

  test('publishes at a time of the local clock, which its button shows', async () => {
    const user = await edit(draft);
    setTime('2099-01-05T09:00');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    expect(screen.getByLabelText('Publish on')).toHaveAccessibleDescription(
      /Inactive items stay hidden after this time too\.$/,
    );
    expect(screen.queryByRole('button', { name: /^Schedule for/ })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Schedule for 5 Jan 2099, 09:00' }));
    expect(await screen.findByText('“Draft job” scheduled for 5 Jan 2099, 09:00.')).toBeVisible();
    expect(sent[0]).toMatchObject({ publishAt: toMoment('2099-01-05T09:00') });
  });

  test('keeps a scheduled job scheduled, to the second, when something else is edited', async () => {
    const publishAt = '2099-10-25T01:30:15.000Z';
    jobs = [{ ...scheduled, publishAt }];
    const user = await edit(scheduled);
    expect(toMoment(screen.getByLabelText<HTMLInputElement>('Publish on').value)).toMatch(
      /^2099-10-25T0[01]:30/,
    );
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await user.enter(screen.getByLabelText(/^Job Title/), ' again');
    await user.click(screen.getByRole('button', { name: /^Schedule for/ }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ publishAt })]));
  });

  test('publishes a scheduled job at once when its time is cleared, as the button says', async () => {
    await edit(scheduled);
    setTime('');
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
  });

  test('shows its state beside its title, and keeps a draft a draft when it is saved by keys', async () => {
    const user = await edit(draft);
    const head = screen.getByRole('heading', { name: 'Edit Job' }).parentElement!;
    expect(within(head).getByText('Draft')).toBeVisible();
    await user.enter(screen.getByLabelText(/^Job Title/), ' again');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('“Draft job again” saved as a draft.')).toBeVisible();
    expect(sent[0]).not.toHaveProperty('isDraft');
  });

  test('publishes a draft with the current date', async () => {
    const before = Date.now();
    const user = await edit(draft);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('“Draft job” updated.')).toBeVisible();
    expect(sent[0]).toMatchObject({ isDraft: false });
    expect(Date.parse(String(sent[0]?.['postedAt']))).toBeGreaterThanOrEqual(before);
  });

  test('refuses a half-typed ‘Publish on’, at the field, however it is saved', async () => {
    const user = await edit(live);
    const field = screen.getByLabelText('Publish on');
    const write = (value: string, badInput: boolean) => {
      Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
      fireEvent.change(field, { target: { value } });
    };
    for (const save of [
      () => user.click(screen.getByRole('button', { name: 'Update Job' })),
      () => user.click(screen.getByRole('button', { name: 'Save draft' })),
      () => user.keyboard('{Control>}s{/Control}'),
    ]) {
      // A browser reports an empty value, as jsdom does for an invalid date.
      write('', true);
      await save();
      await waitFor(() => expect(field).toBeInvalid());
      expect(field).toHaveAccessibleDescription(/Enter a date and a time, or clear this field\.$/);
      write('2099-01-05T09:00', false);
      await waitFor(() => expect(field).toBeValid());
    }
    expect(sent).toEqual([]);
  });
});

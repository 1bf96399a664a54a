import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiAnswers, apiFails } from '@/test/fake-api';
import {
  buildHistoryEntry,
  changeOf,
  created,
  emptied,
  entryOf,
  job,
  jobHasHistory,
  openHistory,
  renamed,
} from '@/test/job-history';

beforeEach(() => jobHasHistory(emptied, renamed, created));

describe('putting back one field', () => {
  const buttonIn = (entry: ReturnType<typeof within>, label: string) =>
    within(changeOf(entry, label) as HTMLElement).queryByRole('button', {
      name: 'Put back this field',
      description: label,
    });

  test('is offered where the field is something else now, and where its version is kept', async () => {
    const again = buildHistoryEntry({
      version: 4,
      changes: [
        { field: 'isFeatured', before: true, after: false },
        { field: 'salary', before: '£62k to £74k', after: '£70k' },
      ],
    });
    jobHasHistory(again, emptied, renamed);
    await openHistory();
    const newest = await entryOf('Changed');
    expect(buttonIn(newest, 'Salary Range')).toBeVisible();
    expect(buttonIn(newest, 'Featured')).toBeVisible();
    expect(buttonIn(await entryOf('Changed', 1), 'Requirements')).toBeVisible();
    // What it was before has gone from the history.
    const oldest = await entryOf('Changed', 2);
    for (const label of ['Job Title', 'Featured', 'Salary Range']) {
      expect(buttonIn(oldest, label)).toBeNull();
    }
  });

  test('is not offered for what it is already, and stands beside no “Undo” of the same', async () => {
    const back = buildHistoryEntry({
      version: 4,
      changes: [{ field: 'title', before: job.title, after: 'Grid engineer' }],
    });
    jobHasHistory(back, emptied, renamed, created);
    await openHistory();
    const newest = await entryOf('Changed');
    expect(newest.getByRole('button', { name: /^Undo/ })).toBeVisible();
    expect(buttonIn(newest, 'Job Title')).toBeNull();
    const renaming = await entryOf('Changed', 2);
    expect(buttonIn(renaming, 'Job Title')).toBeNull();
    expect(buttonIn(renaming, 'Featured')).toBeVisible();
  });

  test('asks first, sends that field alone and says so', async () => {
    let sent: unknown;
    apiAnswers('history.restore', async (request) => {
      sent = { body: await request.json(), ifMatch: request.headers.get('if-match') };
      return { kind: 'jobs', id: job.id, version: 4 };
    });
    const { user } = await openHistory();
    await user.click(buttonIn(await entryOf('Changed', 1), 'Salary Range')!);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Put back Salary Range?' }),
    );
    expect(
      dialog.getByText(/^Salary Range becomes what it was in version 1.*All other fields stay/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Salary Range put back')).toBeVisible();
    expect(sent).toEqual({ body: { version: 1, field: 'salary' }, ifMatch: '"3"' });
  });

  test('that is refused says why', async () => {
    apiFails('history.restore', 'conflict', 'Restore the whole version instead.');
    const { user, panel } = await openHistory();
    await user.click(buttonIn(await entryOf('Changed', 1), 'Salary Range')!);
    await user.click(await screen.findByRole('button', { name: 'Put back' }));
    expect(await panel.findByText('Salary Range was not put back')).toBeVisible();
    expect(panel.getByText('Restore the whole version instead.')).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminForm, openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, apiIsUnreachable, recordCalls } from '@/test/fake-api';
import {
  buildVersion,
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

describe('the entries', () => {
  test('are requested again after a failure: newest first, with author, time and changes', async () => {
    apiIsUnreachable('versions.list');
    const { user, button, panel } = await openHistory();
    // The panel takes the focus, and returns it.
    expect(panel.getByRole('button', { name: 'Close the history' })).toHaveFocus();
    expect(await panel.findByText('The history could not be loaded')).toBeVisible();
    jobHasHistory(emptied, renamed, created);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    const headings = await panel.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Changed',
      'Changed',
      'Created',
    ]);
    const newest = await entryOf('Changed');
    expect(newest.getByText('by ada')).toBeVisible();
    expect(newest.getByText(/^20 Nov 2026/)).toBeVisible();
    expect(newest.getByText('Version 3')).toBeVisible();
    expect(newest.getByText('Current')).toBeVisible();
    const older = await entryOf('Changed', 1);
    expect(older.queryByText('Current')).toBeNull();
    expect(changeOf(older, 'Job Title')).toHaveTextContent(
      'Before: Grid engineer → After: Grid connections engineer',
    );
    expect(changeOf(older, 'Featured')).toHaveTextContent('Before: No → After: Yes');
    expect(changeOf(older, 'Salary Range')).toHaveTextContent('Empty → After: £62k to £74k');

    expect(panel.getByText(job.title, { selector: 'p' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close the history' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  test('of a long text show the change with a little context', async () => {
    const long = 'Take projects from application to energisation. '.repeat(10);
    jobHasHistory(
      buildVersion({
        changes: [{ field: 'description', before: `${long}Old`, after: `${long}New` }],
      }),
    );
    await openHistory();
    const change = changeOf(await entryOf('Changed'), 'Description');
    expect(change).toHaveTextContent(/energisation\. Before: OldAfter: New$/);
    expect(change.textContent.length).toBeLessThan(150);
  });

  test('distinguish imports, drafts, restores and deletions', async () => {
    jobHasHistory(
      buildVersion({ version: 10, action: 'restored', restoredVersion: 0 }),
      buildVersion({ version: 9, action: 'restored', restoredVersion: 1 }),
      buildVersion({ version: 8, action: 'published' }),
      buildVersion({ version: 7, action: 'discarded' }),
      buildVersion({ version: 6, action: 'drafted', publishAt: '2099-01-05T09:00:00.000Z' }),
      buildVersion({ version: 5, action: 'drafted' }),
      buildVersion({ version: 4, action: 'restored', restoredVersion: 2 }),
      buildVersion({ version: 3, action: 'deleted' }),
      buildVersion({ version: 2 }),
      buildVersion({ version: 1, action: 'created', by: 'system' }),
    );
    const { panel } = await openHistory();
    const headings = await panel.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'The first version restored',
      'Version 1 restored',
      'Draft published',
      'Draft discarded',
      'Draft scheduled for 5 Jan 2099, 09:00',
      'Draft saved',
      'Brought back',
      'Deleted',
      'Changed',
      'Imported',
    ]);
    expect((await entryOf('Changed')).getByText('Saved without a change.')).toBeVisible();
    expect((await entryOf('Imported')).queryByText(/^by/)).toBeNull();
    // Neither the current version nor the deletion, which has no content.
    expect(panel.getAllByRole('button', { name: 'Restore' })).toHaveLength(8);
    expect((await entryOf('Deleted')).queryByRole('button')).toBeNull();
  });

  test('of a deleted item offer nothing', async () => {
    jobHasHistory(buildVersion({ version: 4, action: 'deleted' }), emptied, renamed);
    const { panel } = await openHistory();
    await entryOf('Deleted');
    expect(panel.queryByRole('button', { name: /^Restore/ })).toBeNull();
    expect(panel.queryByText('Current')).toBeNull();
  });
});

describe('restoring a version', () => {
  /** Accepts every restore, and returns the requests. */
  function takeRestores() {
    const asked: unknown[] = [];
    apiAnswers('versions.restore', async (request, params) => {
      asked.push([params, request.headers.get('if-match'), await request.json()]);
      apiAnswers('jobs.list', [{ ...job, title: 'Grid engineer', version: 4 }]);
      return { kind: 'jobs', id: job.id, version: 4 };
    });
    return asked;
  }

  test.each([
    ['Restore', 'live', 'Version 1 restored'],
    ['Restore as draft', 'draft', 'Version 1 restored as draft'],
  ])(
    'by ‘%s’ sends the newest version shown, and refreshes the list',
    async (name, as, message) => {
      const asked = takeRestores();
      const { user } = await openHistory();
      await user.click((await entryOf('Created')).getByRole('button', { name }));
      expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByRole('heading', { name: 'Grid engineer' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      const params = { kind: 'jobs', id: job.id };
      expect(asked).toMatchObject([[params, '"3"', { version: 1, as }]]);
    },
  );

  test('as draft is not offered for a job that is a draft', async () => {
    await openHistory({ ...job, isDraft: true });
    const entry = await entryOf('Created');
    expect(entry.getByRole('button', { name: 'Restore' })).toBeVisible();
    expect(entry.queryByRole('button', { name: 'Restore as draft' })).toBeNull();
  });

  test('over an unseen change is refused, and shows the change', async () => {
    apiFails('versions.restore', 'stale');
    const { panel, user } = await openHistory();
    const restore = (await entryOf('Created')).getByRole('button', { name: 'Restore' });
    jobHasHistory(buildVersion({ version: 4, by: 'mary' }), emptied, renamed, created);
    await user.click(restore);
    expect(await panel.findByText('Version 1 was not restored')).toBeVisible();
    expect(panel.getByText(/Someone else has changed this item/)).toBeVisible();
    expect(await panel.findByText('by mary')).toBeVisible();
  });
});

describe('from the form', () => {
  const stored = buildTestimonial({ id: '7', version: 3 });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  beforeEach(() => apiAnswers('testimonials.list', [stored]));

  test('merges a restored version into the form with unsaved changes', async () => {
    apiAnswers('versions.restore', () => {
      apiAnswers('testimonials.list', [{ ...stored, industry: 'Rail', version: 4 }]);
      return { kind: 'testimonials', id: stored.id, version: 4 };
    });
    const { user } = await openAdminForm('tab=testimonials&edit=7');
    await user.enter(field(/^Company/), ' typed');
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click((await entryOf('Created')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 restored')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field(/^Industry/)).toHaveValue('Rail'));
    expect(field(/^Company/)).toHaveValue(`${stored.company} typed`);
  });

  test('a new item has no history', async () => {
    await openAdminForm('tab=testimonials&new=1');
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });
});

test('a card opens it, in the words of its form', async () => {
  const change = { field: 'stats.timeToHire', before: null, after: 'Something' };
  apiAnswers('caseStudies.list', [buildCaseStudy()]);
  const calls = recordCalls('versions.list', [buildVersion({ changes: [change] })]);
  const { user } = await openAdminTab('case-studies', 'Manage Case Studies');
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(changeOf(await entryOf('Changed'), 'Time to Hire')).toHaveTextContent('Something');
  expect(calls[0]?.params['kind']).toBe('caseStudies');
});

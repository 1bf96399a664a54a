import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildClientLogo, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, apiIsUnreachable } from '@/test/fake-api';
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

describe('the entries', () => {
  test('stand newest first, each with who did what when', async () => {
    const { panel } = await openHistory();
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
    expect((await entryOf('Changed', 1)).queryByText('Current')).toBeNull();
  });

  test('name each field as its form does, with what it was and became', async () => {
    await openHistory();
    const entry = await entryOf('Changed', 1);
    expect(changeOf(entry, 'Job Title')).toHaveTextContent(
      'Before: Grid engineer→After: Grid connections engineer',
    );
    expect(changeOf(entry, 'Featured')).toHaveTextContent('Before: No→After: Yes');
    expect(changeOf(entry, 'Salary Range')).toHaveTextContent('Empty→After: £62k to £74k');
  });

  test('show lists by line', async () => {
    await openHistory();
    const lines = within(changeOf(await entryOf('Changed'), 'Requirements') as HTMLElement);
    expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Degree',
      '−Before: Licence',
    ]);
  });

  test('collapse a long text until it is asked for', async () => {
    const long = 'Take projects from application to energisation. '.repeat(10);
    jobHasHistory(
      buildHistoryEntry({
        changes: [{ field: 'description', before: `${long}Old`, after: `${long}New` }],
      }),
    );
    const { user } = await openHistory();
    const change = changeOf(await entryOf('Changed'), 'Description');
    expect(change.textContent.length).toBeLessThan(150);
    const toggle = within(change as HTMLElement).getByRole('button', { name: 'Show all' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(change).toHaveTextContent(long.trim());
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(change.textContent.length).toBeLessThan(150);
  });

  test('tell imports, restores and deletions apart', async () => {
    jobHasHistory(
      buildHistoryEntry({ version: 4, action: 'restored', restoredVersion: 1 }),
      buildHistoryEntry({ version: 3, action: 'restored' }),
      buildHistoryEntry({ version: 2, action: 'deleted' }),
      buildHistoryEntry({ version: 2 }),
      buildHistoryEntry({ version: 1, action: 'created', by: 'system' }),
    );
    const { panel } = await openHistory();
    const headings = await panel.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Version 1 restored',
      'Brought back from the bin',
      'Deleted',
      'Changed',
      'Imported',
    ]);
    expect((await entryOf('Changed')).getByText('Saved without a change.')).toBeVisible();
    expect((await entryOf('Imported')).queryByText(/^by/)).toBeNull();
    // Not the current one, and not the deletion, which left no content of its own.
    const buttons = panel.getAllByRole('button', { name: /^Restore version \d$/ });
    // What is seen is what is said, for who speaks to the browser.
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Restore version 3',
      'Restore version 2',
      'Restore version 1',
    ]);
  });

  test('of an item in the bin cannot be restored from here', async () => {
    jobHasHistory(buildHistoryEntry({ version: 3, action: 'deleted' }), emptied, renamed);
    const { panel } = await openHistory();
    expect(await panel.findByText(/This job is deleted/)).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Restore/ })).toBeNull();
    expect(panel.queryByText('Current')).toBeNull();
  });

  test('are loading, or say why they could not be loaded', async () => {
    apiHangs('history.list');
    const { panel } = await openHistory();
    expect(await panel.findByText('Loading history...')).toBeVisible();
  });

  test('are asked for again', async () => {
    apiIsUnreachable('history.list');
    const { user, panel } = await openHistory();
    expect(await panel.findByText('The history could not be loaded')).toBeVisible();
    jobHasHistory(emptied, renamed, created);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('heading', { name: 'Created' })).toBeVisible();
  });
});

test('the panel takes the focus and gives it back', async () => {
  const { user, button, panel } = await openHistory();
  expect(panel.getByText(job.title, { selector: 'p' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Close the history' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

describe('restoring a version', () => {
  async function askToRestore(version: number) {
    const app = await openHistory();
    const button = await screen.findByRole('button', { name: `Restore version ${version}` });
    await app.user.click(button);
    const dialog = await screen.findByRole('alertdialog', {
      name: `Restore version ${version}?`,
    });
    return { ...app, dialog: within(dialog) };
  }

  test('asks first', async () => {
    const { user, dialog } = await askToRestore(2);
    expect(
      dialog.getByText(
        /^Every field of the job becomes what it was on 18 Nov 2026.*also whether it is active/,
      ),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Restore version 2' })).toHaveFocus();
  });

  test('names the version that was seen as the newest, and refreshes the list', async () => {
    let sent: unknown;
    apiAnswers('history.restore', async (request, params) => {
      sent = { params, body: await request.json(), ifMatch: request.headers.get('if-match') };
      apiAnswers('jobs.list', [{ ...job, title: 'Grid engineer', version: 4 }]);
      return { kind: 'jobs', id: job.id, version: 4 };
    });
    const { user, dialog } = await askToRestore(1);
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 restored')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Grid engineer' })).toBeVisible();
    expect(sent).toMatchObject({
      params: { kind: 'jobs', id: job.id },
      body: { version: 1 },
      ifMatch: '"3"',
    });
  });

  test('over a change that nobody has seen is refused, and the change is shown', async () => {
    apiFails('history.restore', 'stale');
    const { user, dialog, panel } = await askToRestore(1);
    jobHasHistory(buildHistoryEntry({ version: 4, by: 'mary' }), emptied, renamed, created);
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await panel.findByText('Version 1 was not restored')).toBeVisible();
    expect(panel.getByText(/Someone changed the job while you were looking/)).toBeVisible();
    expect(await panel.findByText('by mary')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('of a deleted job says where it is now', async () => {
    apiFails('history.restore', 'not-found');
    const { user, dialog, panel } = await askToRestore(1);
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await panel.findByText(/it stands under “Recently deleted”/)).toBeVisible();
  });

  test('that fails says why', async () => {
    apiFails('history.restore', 'internal', 'Try later');
    const { user, dialog, panel } = await askToRestore(1);
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await panel.findByText('Try later')).toBeVisible();
  });
});

describe('from the form', () => {
  async function openFromForm(typed: string) {
    const app = await openAdminTab('jobs', 'Manage Jobs');
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: /^Job Title/ });
    if (typed) await app.user.enter(title, typed);
    await app.user.click(screen.getByRole('button', { name: 'History' }));
    await app.user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 1?' });
    return { ...app, dialog: within(dialog) };
  }

  test('a restore closes the form, and says before what is lost with it', async () => {
    apiAnswers('history.restore', { kind: 'jobs', id: job.id, version: 4 });
    const { user, dialog } = await openFromForm(' typed');
    expect(dialog.getByText(/what you changed in it without saving is lost/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Version 1 restored')).toBeVisible();

    // Given up on purpose: it is not restored.
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: /^Job Title/ })).toHaveValue(job.title);
  });

  test('nothing is lost when nothing was typed', async () => {
    const { dialog } = await openFromForm('');
    expect(dialog.queryByText(/is lost/)).toBeNull();
  });

  test('a restore that fails keeps the form and what was typed', async () => {
    apiFails('history.restore', 'internal', 'Try later');
    const { user, dialog } = await openFromForm(' typed');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await user.click(await screen.findByRole('button', { name: 'Close the history' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue(`${job.title} typed`);
  });

  test('a new item has no history', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await screen.findByRole('heading', { name: 'Add New Job' });
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });
});

describe('every tab', () => {
  const field = (name: string, after: string) =>
    buildHistoryEntry({ changes: [{ field: name, before: null, after }] });

  test.each([
    ['case-studies', 'Manage Case Studies', 'caseStudies', 'stats.timeToHire', 'Time to Hire'],
    ['case-studies', 'Manage Case Studies', 'caseStudies', 'testimonial.quote', 'Quote'],
    ['testimonials', 'Testimonials Management', 'testimonials', 'jobTitle', 'Job Title'],
    ['client-logos', 'Client Logos Management', 'clientLogos', 'sortOrder', 'Sort Order'],
  ] as const)(
    '%s: %s has it, in the words of its form',
    async (tab, heading, kind, path, label) => {
      let asked: Record<string, string> | undefined;
      apiAnswers('caseStudies.list', [buildCaseStudy()]);
      apiAnswers('testimonials.list', [buildTestimonial()]);
      apiAnswers('clientLogos.list', [buildClientLogo()]);
      apiAnswers('history.list', (_, params) => {
        asked = params;
        return [field(path, 'Something')];
      });
      const { user } = await openAdminTab(tab, heading);
      await user.click(await screen.findByRole('button', { name: 'History' }));
      expect(changeOf(await entryOf('Changed'), label)).toHaveTextContent('Something');
      expect(asked?.['kind']).toBe(kind);
    },
  );
});

import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { openAdminTab } from './admin';
import { buildJob } from './builders';
import { choose } from './choose';
import { apiAnswers } from './fake-api';

/** An entry of a history. */
export function buildHistoryEntry(overrides: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    version: 1,
    at: '2026-11-18T12:00:00.000Z',
    by: 'grace',
    action: 'updated',
    changes: [],
    ...overrides,
  };
}

/** A job whose history has three entries. */
export const job = buildJob({ version: 3 });
export const created = buildHistoryEntry({ action: 'created' });
export const renamed = buildHistoryEntry({
  version: 2,
  changes: [
    { field: 'title', before: 'Grid engineer', after: job.title },
    { field: 'isFeatured', before: false, after: true },
    { field: 'salary', before: null, after: '£62k to £74k' },
  ],
});
export const emptied = buildHistoryEntry({
  version: 3,
  at: '2026-11-20T12:00:00.000Z',
  by: 'ada',
  changes: [{ field: 'requirements', before: 'Degree\nLicence', after: 'Degree' }],
});
/** The server has one job, with this history, newest first. */
export function jobHasHistory(...entries: HistoryEntry[]) {
  apiAnswers('jobs.list', [job]);
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('history.list', entries);
}

/** Opens the history of the job. */
export async function openHistory() {
  const app = await openAdminTab('jobs', 'Manage Jobs');
  const card = await screen.findByRole('article');
  const button = within(card).getByRole('button', { name: 'More' });
  await choose(app.user, card, 'History');
  const panel = await screen.findByRole('dialog', { name: 'History' });
  return { ...app, button, panel: within(panel) };
}

/** The entry whose heading that is; the nth if several share it. */
export async function entryOf(heading: string, nth = 0) {
  const headings = await screen.findAllByRole('heading', { name: heading });
  return within(headings[nth]!.closest('li')!);
}

/** What is said of a field in an entry, without what only a screen reader reads. */
export function changeOf(entry: ReturnType<typeof within>, label: string) {
  return entry.getByText(label, { selector: 'dt' }).nextElementSibling!;
}

import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import type { ListedVersion, Version } from '@torque-tide/contract/versions';
import { useContentTools } from '@/admin/content/content-tools';
import { jobs } from '@/admin/kinds/jobs/jobs';
import { renderInAdmin } from './admin';
import { buildJob } from './builders';
import { apiAnswers } from './fake-api';

export function buildVersion(overrides: Partial<Version> = {}): Version {
  return {
    version: 1,
    at: '2026-11-18T12:00:00.000Z',
    by: 'grace',
    action: 'updated',
    changes: [],
    ...overrides,
  };
}

/** A version among those of all items. */
export function buildListedVersion(overrides: Partial<ListedVersion> = {}): ListedVersion {
  return {
    ...buildVersion(),
    kind: 'jobs',
    id: '1042',
    historyId: 'h1',
    title: 'Grid connections engineer',
    fields: [],
    ...overrides,
  };
}

/** A job with three versions. */
export const job = buildJob({ version: 3 });
export const created = buildVersion({ action: 'created' });
export const renamed = buildVersion({
  version: 2,
  changes: [
    { field: 'title', before: 'Grid engineer', after: job.title },
    { field: 'isFeatured', before: false, after: true },
    { field: 'salary', before: null, after: '£62k to £74k' },
  ],
});
export const emptied = buildVersion({
  version: 3,
  at: '2026-11-20T12:00:00.000Z',
  by: 'ada',
  changes: [{ field: 'requirements', before: 'Degree\nLicence', after: 'Degree' }],
});
/** Makes the API return the job with this history, newest first. */
export function jobHasHistory(...entries: Version[]) {
  apiAnswers('jobs.list', [job]);
  apiAnswers('versions.list', entries);
}

/** Opens the history of a job, beside the title that the list has. */
function Opener({ item }: { item: Job }) {
  const { showHistory } = useContentTools();
  const { data: [listed] = [] } = useQuery(jobs.list);
  return (
    <>
      <h2>{listed?.title}</h2>
      <button onClick={() => showHistory(jobs.historyOf(item))}>Open</button>
    </>
  );
}

export async function openHistory(item = job) {
  const app = await renderInAdmin(<Opener item={item} />);
  const button = screen.getByRole('button', { name: 'Open' });
  await app.user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'History' });
  return { ...app, button, panel: within(panel) };
}

/** Returns the entry with a heading; the nth if several share it. */
export async function entryOf(heading: string, nth = 0) {
  const headings = await screen.findAllByRole('heading', { name: heading });
  return within(headings[nth]!.closest('li')!);
}

/** Returns a field's change in an entry, without text for screen readers only. */
export function changeOf(entry: ReturnType<typeof within>, label: string) {
  return entry.getByText(label, { selector: 'dt' }).nextElementSibling!;
}

import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSelection } from '@/admin/lists/use-selection';
import { AdminDashboardPage } from '@/admin/shell/dashboard-page';
import { logIn, openAdminTab, renderAdmin } from '@/test/admin';
import { buildConsultant, buildJob } from '@/test/builders';
import { chooseForSelected } from '@/test/choose';
import { apiAnswers, refusal } from '@/test/fake-api';
import { BulkRunner } from './bulk-runner';
import { jobs as definition } from './jobs';

const REASON = 'The server stumbled over it';

let jobs: Job[];
let calls: { id: string; body: unknown }[];

beforeEach(() => {
  jobs = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title, at) =>
    buildJob({ id: String(at + 1), title, isActive: at > 0 }),
  );
  calls = [];
  apiAnswers('jobs.list', () => [...jobs]);
  apiAnswers('jobs.update', (request, { id = '' }) => save(request, id));
});

/** Applies a change as the server does. */
async function save(request: Request, id: string): Promise<Job> {
  const body = (await request.json()) as Partial<Job>;
  calls.push({ id, body });
  jobs = jobs.map((job) => (job.id === id ? { ...job, ...body } : job));
  return jobs.find((job) => job.id === id)!;
}

/** The jobs as checkboxes, with what the Jobs tab has for those that are selected. */
function SmallBoard() {
  const { data = [] } = useQuery(definition.list);
  const selection = useSelection();
  return (
    <>
      <BulkRunner shown={data} selection={selection} now={new Date()} onExport={() => {}} />
      {data.map(({ id, title, closesAt }) => (
        <label key={id}>
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={selection.ids.has(id)}
            onChange={({ target }) => selection.set([id], target.checked)}
          />
          {title} {closesAt}
        </label>
      ))}
    </>
  );
}

async function select(...titles: string[]) {
  logIn();
  const tabs = [{ key: 'jobs', label: 'Jobs', panel: <SmallBoard /> }];
  const routes = [{ path: '/admin', element: <AdminDashboardPage tabs={tabs} /> }];
  const { user } = renderAdmin('/admin', routes);
  for (const title of titles) {
    await user.click(await screen.findByLabelText(`Select ${title}`));
  }
  return user;
}

/** Chooses an action, and waits for its question. */
async function ask(user: UserEvent, label: string, question: string) {
  await chooseForSelected(user, label);
  return within(await screen.findByRole('alertdialog', { name: question }));
}

async function dialogIsGone() {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('selecting', () => {
  test('counts, offers what changes something, selects all shown jobs, and none', async () => {
    const user = await select('Two');
    expect(screen.getByText('1 selected')).toBeVisible();
    const bar = within(screen.getByRole('group', { name: /selected$/ }));
    const offered = () => bar.getAllByRole('button').map(({ textContent }) => textContent);
    const always = ['Set closing date', 'Close', 'Set consultant', 'Export selected', 'Delete'];
    expect(offered().slice(2)).toEqual(['Feature', ...always]);
    await user.click(screen.getByRole('button', { name: 'Select all 6' }));
    expect(screen.getByText('6 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    expect(offered()).toContain('Publish');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('ignores jobs that a filter hides', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByLabelText('Select Two'));
    await user.click(screen.getByLabelText('Select Three'));
    await user.enter(screen.getByRole('searchbox', { name: 'Search jobs' }), 'three');
    expect(screen.getByText('1 selected')).toBeVisible();
    await chooseForSelected(user, 'Feature');
    expect(await screen.findByText('1 job featured.')).toBeVisible();
    expect(calls).toEqual([{ id: '3', body: { isFeatured: true } }]);
  });
});

describe('a bulk change', () => {
  test('sets the closing date of all jobs, except those that already close then', async () => {
    jobs = [
      buildJob({ id: '1', title: 'One', closesAt: '2026-01-05' }),
      buildJob({ id: '2', title: 'Two', closesAt: '2098-12-31' }),
      buildJob({ id: '3', title: 'Three' }),
    ];
    const user = await select('One', 'Two', 'Three');
    const dialog = await ask(user, 'Set closing date', 'Set closing date of 3 jobs?');
    const day = dialog.getByLabelText('New closing date');
    const button = dialog.getByRole('button', { name: /^Set closing date/ });
    fireEvent.change(day, { target: { value: '2026-03-01' } });
    expect(dialog.getByText('This day has passed.')).toBeVisible();
    expect(button).toBeDisabled();
    fireEvent.change(day, { target: { value: '2098-12-31' } });
    await user.click(button);
    expect(await screen.findByText('2 jobs given their closing date.')).toBeVisible();
    const body = { closesAt: '2098-12-31' };
    expect(calls.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: '1', body },
      { id: '3', body },
    ]);
    await dialogIsGone();
    expect(await screen.findAllByText(/2098-12-31$/)).toHaveLength(3);
  });

  test('hands the jobs to a consultant', async () => {
    apiAnswers('consultants.list', [buildConsultant({ id: 'ada-berg', name: 'Ada Berg' })]);
    const user = await select('One', 'Two');
    const dialog = await ask(user, 'Set consultant', 'Set consultant of 2 jobs?');
    const ada = await dialog.findByRole('option', { name: /^Ada Berg/ });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Consultant' }), ada);
    await user.click(dialog.getByRole('button', { name: 'Set consultant' }));
    expect(await screen.findByText('2 jobs handed over.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { consultantId: 'ada-berg' },
      { consultantId: 'ada-berg' },
    ]);
  });

  test('deletes after a question that can be cancelled, and offers to undo that', async () => {
    apiAnswers('jobs.delete', (_, { id = '' }) => {
      jobs = jobs.filter((job) => job.id !== id);
      return { id };
    });
    const user = await select('Two', 'Three');
    const question = await ask(user, 'Delete', 'Delete 2 jobs?');
    expect(question.getByText(/For 30 days they can be restored/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    expect(screen.getByText('2 selected')).toBeVisible();
    const dialog = await ask(user, 'Delete', 'Delete 2 jobs?');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 jobs deleted.')).toBeVisible();
    await dialogIsGone();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Select Two')).toBeNull());
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  test('shows which jobs failed and why, undoes the others, and keeps the failed ones selected for a retry', async () => {
    let areDown = true;
    apiAnswers('jobs.update', (request, { id = '' }) =>
      areDown && id !== '2' ? refusal('internal', REASON) : save(request, id),
    );
    const user = await select('Two', 'Three', 'Four');
    await chooseForSelected(user, 'Feature');
    const problem = within(await screen.findByRole('alert'));
    expect(problem.getByText('1 of 3 jobs featured.')).toBeVisible();
    expect(problem.getByText(`“Three”: ${REASON}`)).toBeVisible();
    expect(problem.getByText(`“Four”: ${REASON}`)).toBeVisible();
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Two' })).not.toBeChecked();

    const undone: string[] = [];
    apiAnswers('versions.restore', (_, { id = '' }) => {
      undone.push(id);
      return { kind: 'jobs', id, version: 9 };
    });
    await user.click(problem.getByRole('button', { name: 'Undo what was done' }));
    await waitFor(() => expect(undone).toEqual(['2']));
    areDown = false;
    await chooseForSelected(user, 'Feature');
    expect(await screen.findByText('2 jobs featured.')).toBeVisible();
    expect(calls.map(({ id }) => id).toSorted()).toEqual(['2', '3', '4']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows its progress, and can be stopped', async () => {
    const release: (() => void)[] = [];
    apiAnswers('jobs.update', async (_, { id = '' }) => {
      await new Promise<void>((resolve) => release.push(resolve));
      return jobs.find((job) => job.id === id)!;
    });
    const user = await select('One');
    await user.click(screen.getByRole('button', { name: 'Select all 6' }));
    await chooseForSelected(user, 'Feature');
    expect(await screen.findByText('0 of 6 done')).toBeVisible();
    await waitFor(() => expect(release).toHaveLength(4));
    release[0]!();
    expect(await screen.findByText('1 of 6 done')).toBeVisible();
    await waitFor(() => expect(release).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    for (const go of release) go();
    expect(await screen.findByText('5 of 6 jobs featured.')).toBeVisible();
    expect(screen.getByText('1 not tried.')).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { fieldsOfRows } from '@/admin/fields/define-fields';
import { jobFields, type JobValues } from '@/admin/kinds/jobs/job-fields';
import { jobs } from '@/admin/kinds/jobs/jobs';
import { AdminDashboardPage } from '@/admin/shell/dashboard-page';
import { ContentTab } from '@/admin/tabs/content-tab';
import { logIn, renderAdmin } from './admin';

/**
 * Renders the Jobs tab with a form of these fields, without cards and preview. What is true of every form shows in
 * a small one as well, and much sooner.
 *
 * @param address such as 'edit=7'
 */
export function renderSmallJobForm(address: string, ...names: (keyof JobValues)[]) {
  logIn();
  const { preview: _, fields, ...definition } = jobs;
  const rows = Object.fromEntries(names.map((name) => [name, jobFields.rows[name]]));
  const small = { ...definition, fields: fieldsOfRows(rows) as unknown as typeof fields };
  const panel = (
    <ContentTab definition={small} list={() => <p>The list</p>} toCopy={(job) => job} />
  );
  const tabs = [{ key: 'jobs', label: 'Jobs', panel }];
  const routes = [{ path: '/admin', element: <AdminDashboardPage tabs={tabs} /> }];
  return renderAdmin(`/admin?tab=jobs&${address}`, routes);
}

/** Opens such a form, and waits for it. */
export async function openSmallJobForm(...args: Parameters<typeof renderSmallJobForm>) {
  const app = renderSmallJobForm(...args);
  await screen.findByRole('form');
  return app;
}

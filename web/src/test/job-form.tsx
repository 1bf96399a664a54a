import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { fieldsOfRows } from '@/admin/fields/define-fields';
import { JobCards, type JobsProps } from '@/admin/kinds/jobs/job-card';
import { jobFields } from '@/admin/kinds/jobs/job-fields';
import { useTaxonomy } from '@/admin/kinds/jobs/job-summary';
import { jobs } from '@/admin/kinds/jobs/jobs';
import { ContentTab } from '@/admin/tabs/content-tab';
import { renderInAdmin } from './admin';

type FieldName = keyof typeof jobFields.rows;

/** The tab of jobs, whose form has only a few fields: all of them take a second to render. */
function Tab({ names }: { names: readonly FieldName[] }) {
  const rows = Object.fromEntries(names.map((name) => [name, jobFields.rows[name]]));
  const { preview: _, ...rest } = jobs;
  const definition = { ...rest, fields: fieldsOfRows(rows) } as unknown as typeof jobs;
  return (
    <ContentTab
      definition={definition}
      toCopy={(job) => job}
      list={(tools) => <Cards tools={tools} />}
    />
  );
}

function Cards({ tools }: Pick<JobsProps, 'tools'>) {
  const { data = [] } = useQuery(jobs.list);
  const taxonomy = useTaxonomy();
  const rest = { taxonomy, tools, now: new Date(), selected: new Set<string>() };
  return <JobCards {...rest} jobs={data} onSelect={() => undefined} />;
}

/**
 * Opens the jobs with a form of these fields.
 *
 * @param address of a form, such as 'edit=7'; empty for the list
 */
export function openJobTab(address: string, names: readonly FieldName[]) {
  return renderInAdmin(<Tab names={names} />, `/admin?tab=jobs&${address}`);
}

/** Opens such a form, and waits for it. */
export async function openJobForm(...args: Parameters<typeof openJobTab>) {
  const app = await openJobTab(...args);
  await screen.findByRole('form');
  return app;
}

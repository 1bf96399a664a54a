import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isWholeJob } from '@torque-tide/domain/jobs/listed-job';
import { splitLines } from '@torque-tide/domain/jobs/job-text';
import { yearlyPayOf } from '@torque-tide/domain/jobs/yearly-pay';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { useJob } from '@/site/jobs/queries';
import { paths } from '@/site/paths';
import styles from './job-comparison.module.css';

interface Props {
  jobs: readonly ListedJob[];
}

/** Two or three jobs side by side, fact by fact. */
export function JobComparison({ jobs }: Props) {
  const columns = jobs.map((job) => ({ job, article: toJobArticle(job) }));
  return (
    <div className={styles.root}>
      <h2 id="side-by-side">Side by side</h2>
      <table className={styles.table} aria-labelledby="side-by-side">
        <thead>
          <tr>
            {columns.map(({ job, article }) => (
              <th key={job.id} scope="col">
                <Link to={paths.job(job.id)}>{article.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <Criterion name="Place" cells={columns.map(({ article }) => article.location)} />
        <Criterion name="Type of contract" cells={columns.map(({ article }) => article.jobType)} />
        <Criterion name="Pay" cells={columns.map(({ article }) => article.salary)} />
        <Criterion name="Pay for a year" cells={jobs.map(payOf)} />
        <Criterion
          name="Requirements"
          cells={jobs.map((job) =>
            isWholeJob(job) ? requirementsOf(job) : <RequirementsOf id={job.id} />,
          )}
        />
        <Criterion
          name="Closes"
          cells={columns.map(({ article }) => article.closesOn || 'When it is filled')}
        />
      </table>
      <p className={styles.note}>
        Pay for a year is worked out from the advert, before tax and without bonuses. Work by the
        day or the hour is counted as if it went on all year, which nobody promises. Currencies are
        not converted.
      </p>
    </div>
  );
}

/** Its name stands above its cells: on a phone the jobs have the whole width. */
function Criterion({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={cells.length}>
          {name}
        </th>
      </tr>
      <tr>
        {cells.map((cell, at) => (
          // The columns keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={at}>{cell}</td>
        ))}
      </tr>
    </tbody>
  );
}

function payOf(job: ListedJob): ReactNode {
  const pay = yearlyPayOf(job);
  if (!pay) return job.salary?.trim() ? 'Cannot be told from the advert' : 'Not stated';
  return (
    <>
      <strong>{pay.amount}</strong>
      <small>{pay.basis}</small>
    </>
  );
}

/** Of a job of a long list, which does not tell what it requires. */
function RequirementsOf({ id }: { id: string }) {
  const { data, isError } = useJob(id);
  if (data) return requirementsOf(data);
  return isError ? 'Could not be loaded' : 'Loading...';
}

function requirementsOf(job: Job): ReactNode {
  const entries = splitLines(job.requirements);
  if (entries.length === 0) return 'None listed';
  return (
    <ul>
      {[...new Set(entries)].map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isWholeJob } from '@torque-tide/domain/jobs/listed-job';
import { longDay } from '@torque-tide/domain/dates';
import { JOB_FACT_LABELS, jobFactsOf } from '@torque-tide/domain/jobs/job-facts';
import { splitLines, typeOf } from '@torque-tide/domain/jobs/job-text';
import { yearlyPayOf } from '@torque-tide/domain/jobs/yearly-pay';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { locationOf, NO_SALARY } from '@/shared/content/job/job-view-model';
import { useJob } from '@/site/jobs/queries';
import { paths } from '@/site/paths';
import styles from './job-comparison.module.css';

/** Compares two or three jobs, fact by fact. */
export function JobComparison({ jobs }: { jobs: readonly ListedJob[] }) {
  const stated = new Set(
    jobs.flatMap((job) =>
      isWholeJob(job) ? jobFactsOf(job).map(({ label }) => label) : JOB_FACT_LABELS,
    ),
  );
  return (
    <div className={styles.root}>
      <h2 id="side-by-side">Side by side</h2>
      <table className={styles.table} aria-labelledby="side-by-side">
        <thead>
          <tr>
            {jobs.map((job) => (
              <th key={job.id} scope="col">
                <Link to={paths.job(job.id)}>{job.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <Criterion name="Place" cells={jobs.map(locationOf)} />
        <Criterion name="Type of contract" cells={jobs.map(typeOf)} />
        <Criterion name="Pay" cells={jobs.map(({ salary }) => salary?.trim() || NO_SALARY)} />
        <Criterion name="Pay for a year" cells={jobs.map(payOf)} />
        {JOB_FACT_LABELS.filter((label) => stated.has(label)).map((label) => (
          <Criterion
            key={label}
            name={label}
            cells={jobs.map((job) => (
              <OfWholeJob job={job} of={(whole) => factOf(whole, label)} />
            ))}
          />
        ))}
        <Criterion
          name="Requirements"
          cells={jobs.map((job) => (
            <OfWholeJob job={job} of={requirementsOf} />
          ))}
        />
        <Criterion
          name="Closes"
          cells={jobs.map(({ closesAt }) => (closesAt ? longDay(closesAt) : 'When it is filled'))}
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

/** The label is above the cells, so that on phones the jobs have the full width. */
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

/** Shows fields that a long list doesn't have. */
function OfWholeJob({ job, of }: { job: ListedJob; of: (job: Job) => ReactNode }) {
  return isWholeJob(job) ? of(job) : <OfFetchedJob id={job.id} of={of} />;
}

function OfFetchedJob({ id, of }: { id: string; of: (job: Job) => ReactNode }) {
  const { data, isError } = useJob(id);
  if (data) return of(data);
  return isError ? 'Could not be loaded' : 'Loading...';
}

function factOf(job: Job, label: string): ReactNode {
  return jobFactsOf(job).find((fact) => fact.label === label)?.text ?? 'Not stated';
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

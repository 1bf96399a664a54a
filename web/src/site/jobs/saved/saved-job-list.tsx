import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { factsOf, toJobCard } from '@/shared/content/job/job-view-model';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { paths } from '@/site/paths';
import type { SavedJob } from '@/site/jobs/saved-jobs';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { useFilledJobs, useJobs } from '@/site/jobs/queries';
import { AppliedNote } from '@/site/jobs/applied-jobs';
import { SaveJobButton } from '@/site/jobs/save-job-button';
import styles from './saved-job-list.module.css';

const COMPARED_MIN = 2;
const COMPARED_MAX = 3;

// A single job has nothing to compare with.
const JobComparison = lazyChunk(async () => (await import('./job-comparison')).JobComparison);

/** The saved jobs in their current state; says which are no longer open. */
export function SavedJobList({ saved }: { saved: readonly SavedJob[] }) {
  const { data, dataUpdatedAt, isPending, isError, isFetching, refetch } = useJobs();
  const [chosen, setChosen] = useState<readonly string[]>();
  const openById = useMemo(() => {
    const now = new Date(dataUpdatedAt);
    const open = data?.filter((job) => isPublished(job, now)) ?? [];
    return new Map(open.map((job) => [job.id, job]));
  }, [data, dataUpdatedAt]);
  const open = saved.flatMap(({ id }) => openById.get(id) ?? []);
  const filled = useFilledJobs(data !== undefined && open.length < saved.length);
  // The newest ones until the visitor chooses.
  const ids = chosen ?? open.slice(0, COMPARED_MAX).map(({ id }) => id);
  const compared = open.filter(({ id }) => ids.includes(id)).slice(0, COMPARED_MAX);
  const hasFailed = isError && data === undefined;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(saved.length);
  useEffect(() => {
    // Removing a job removes the focused button too.
    const isLost = saved.length < before.current && document.activeElement === document.body;
    if (isLost) list.current?.focus();
    before.current = saved.length;
  }, [saved.length]);

  function toggle(id: string) {
    const shown = compared.map((job) => job.id);
    setChosen(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  }

  return (
    <>
      {isPending && <LoadingNote>Loading job listings...</LoadingNote>}
      {hasFailed && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ul className={styles.list} aria-label="Saved jobs" ref={list} tabIndex={-1}>
        {saved.map((each) => (
          <SavedJobRow
            key={each.id}
            saved={each}
            job={openById.get(each.id)}
            isKnown={data !== undefined}
            isFilled={filled?.includes(each.id) ?? false}
            compare={
              open.length >= COMPARED_MIN
                ? {
                    isChosen: compared.some(({ id }) => id === each.id),
                    isFull: compared.length >= COMPARED_MAX,
                    onToggle: () => toggle(each.id),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {compared.length >= COMPARED_MIN && (
        <ErrorBoundary
          fallback={<p className={styles.note}>The comparison could not be loaded.</p>}
        >
          <Suspense>
            <JobComparison jobs={compared} />
          </Suspense>
        </ErrorBoundary>
      )}
      {open.length >= COMPARED_MIN && compared.length < COMPARED_MIN && (
        <p className={styles.note}>Tick two or three jobs to see them side by side.</p>
      )}
    </>
  );
}

interface RowProps {
  saved: SavedJob;
  /** Undefined if the job isn't open or hasn't been fetched. */
  job: ListedJob | undefined;
  /** True once the open jobs have been fetched. */
  isKnown: boolean;
  /** True if the job isn't open because it has been filled. */
  isFilled: boolean;
  compare: { isChosen: boolean; isFull: boolean; onToggle: () => void } | undefined;
}

function SavedJobRow({ saved, job, isKnown, isFilled, compare }: RowProps) {
  const card = job && toJobCard(job);
  return (
    <li className={styles.row} data-tone={card?.tone}>
      <div>
        <h2 lang={card?.titleLang} dir="auto">
          {isKnown && !card ? (
            saved.title
          ) : (
            <Link to={paths.job(saved.id)}>{card?.title ?? saved.title}</Link>
          )}
        </h2>
        {card && (
          <p>
            {[factsOf(card), card.closesOn && `Closes ${card.closesOn}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <AppliedNote id={saved.id} />
        {isKnown && !card && (
          <p>This role has {isFilled ? 'been filled' : 'closed'} since you saved it.</p>
        )}
      </div>
      {card && compare && (
        <label className={styles.compare}>
          <input
            type="checkbox"
            checked={compare.isChosen}
            disabled={compare.isFull && !compare.isChosen}
            aria-label={`Compare ${card.title}`}
            onChange={compare.onToggle}
          />
          Compare
        </label>
      )}
      <SaveJobButton job={saved} />
    </li>
  );
}

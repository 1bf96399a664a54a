import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { clsx } from 'clsx';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { useWindowRows } from '@/shared/lists/use-window-rows';
import { below, from } from '@/shared/theme/tokens';
import { JobGridCard } from './job-grid';
import grid from './job-grid.module.css';
import styles from './virtual-job-list.module.css';

/** The height of a row until it is measured, in px. */
const ROW_ESTIMATE = 300;
/** The number of rows rendered beyond each edge of the screen. */
const OVERSCAN = 3;

interface Props {
  jobs: readonly ListedJob[];
  headingLevel: 2 | 3;
}

/** A virtual list of job cards, for browsers only. */
export function VirtualJobList({ jobs, headingLevel }: Props) {
  const columns = useColumns();
  const { listRef, rows } = useWindowRows({
    count: Math.ceil(jobs.length / columns),
    keyOf: rowNumber,
    estimate: ROW_ESTIMATE,
    overscan: OVERSCAN,
  });

  return (
    <div className={clsx(grid.cardRows, styles.list)} role="list" ref={listRef}>
      {rows.map(({ index, row }) => (
        <div {...row} className={styles.row} key={index} role="presentation" data-columns={columns}>
          {jobs.slice(index * columns, (index + 1) * columns).map((job, column) => (
            <div
              key={job.id}
              role="listitem"
              aria-setsize={jobs.length}
              aria-posinset={index * columns + column + 1}
            >
              <JobGridCard job={job} headingLevel={headingLevel} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const rowNumber = (at: number) => at;

/** Returns the number of columns, by the same widths as the plain grid. */
function useColumns(): 1 | 2 | 3 {
  const isWide = useMediaQuery(from('lg'));
  const isNarrow = useMediaQuery(below('sm'));
  if (isWide) return 3;
  return isNarrow ? 1 : 2;
}

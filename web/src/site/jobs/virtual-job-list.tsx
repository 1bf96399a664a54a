import type { Job } from '@torque-tide/contract/jobs';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { useWindowRows } from '@/shared/browser/use-window-rows';
import { below, from } from '@/shared/theme/tokens';
import { JobGridCard } from './job-grid';
import { recallRows, rememberRows } from './measured-rows';
import styles from './virtual-job-list.module.css';

/** Height of a row before it has been measured, in px. */
const ROW_ESTIMATE = 300;
/** Rows rendered beyond each edge of the screen. */
const OVERSCAN = 3;

interface Props {
  jobs: readonly Job[];
  headingLevel: 2 | 3;
}

/** Cards of many jobs, of which only the rows near the screen are rendered. For browsers alone. */
export function VirtualJobList({ jobs, headingLevel }: Props) {
  const columns = useColumns();
  const { key } = useLocation();
  const memory = `${key} ${columns}`;
  const { listRef, rows } = useWindowRows({
    count: Math.ceil(jobs.length / columns),
    keyOf: rowNumber,
    estimate: ROW_ESTIMATE,
    overscan: OVERSCAN,
    remembered: recallRows(memory),
    onLeave: (heights) => rememberRows(memory, heights),
  });

  return (
    <div className={styles.list} role="list" ref={listRef}>
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

/** How many cards stand side by side: by the same widths as the plain grid. */
function useColumns(): 1 | 2 | 3 {
  const isWide = useMediaQuery(from('lg'));
  const isNarrow = useMediaQuery(below('sm'));
  if (isWide) return 3;
  return isNarrow ? 1 : 2;
}

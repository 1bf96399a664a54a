import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
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

/** The number of lists to remember; each takes a few kB. */
const LISTS_MAX = 10;

const lists = new Map<string, VirtualItem[]>();

/** Remembers a list's row heights, so that Back restores the page's height. */
function rememberRows(key: string, rows: VirtualItem[]): void {
  lists.delete(key);
  lists.set(key, rows);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
}

/** Returns a list's remembered rows; empty for a new list. */
function recallRows(key: string): VirtualItem[] {
  return lists.get(key) ?? [];
}

import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below, from } from '@/shared/theme/tokens';
import { JobGridCard } from './job-grid';
import { recallRows, rememberRows } from './measured-rows';
import styles from './virtual-job-list.module.css';

const GAP = 16;
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
  const rows = Math.ceil(jobs.length / columns);
  const { key } = useLocation();
  const memory = `${key} ${columns}`;
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(list);
  // The row that holds the focus stays rendered wherever the page is scrolled to.
  const [focusedRow, setFocusedRow] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), focusedRow, range.count),
    [focusedRow],
  );
  // Positions and the height are written to the elements by the virtualizer itself: scrolling
  // renders nothing until another row comes near.
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows,
    estimateSize: () => ROW_ESTIMATE,
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin,
    rangeExtractor,
    initialMeasurementsCache: recallRows(memory),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const leave = useRef(() => {});
  useLayoutEffect(() => {
    leave.current = () => rememberRows(memory, virtualizer.takeSnapshot());
  });
  useLayoutEffect(() => () => leave.current(), []);

  const { containerRef } = virtualizer;
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      list.current = node;
      containerRef(node);
    },
    [containerRef],
  );

  return (
    <div className={styles.list} role="list" ref={attach}>
      {virtualizer.getVirtualItems().map(({ index: row }) => (
        <div
          className={styles.row}
          key={row}
          role="presentation"
          data-index={row}
          data-columns={columns}
          ref={virtualizer.measureElement}
          onFocus={() => setFocusedRow(row)}
          onBlur={() => setFocusedRow(undefined)}
        >
          {jobs.slice(row * columns, (row + 1) * columns).map((job, column) => (
            <div
              key={job.id}
              role="listitem"
              aria-setsize={jobs.length}
              aria-posinset={row * columns + column + 1}
            >
              <JobGridCard job={job} headingLevel={headingLevel} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** How many cards stand side by side: by the same widths as the plain grid. */
function useColumns(): 1 | 2 | 3 {
  const isWide = useMediaQuery(from('lg'));
  const isNarrow = useMediaQuery(below('sm'));
  if (isWide) return 3;
  return isNarrow ? 1 : 2;
}

/** Where the list begins on the page; opening the filters above it moves it. */
function useOffsetTop(list: { current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return offset;
}

function withRow(rows: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}

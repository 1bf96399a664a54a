import type { VirtualItem } from '@tanstack/react-virtual';
import type { ComponentProps, RefObject } from 'react';
import { LongList } from '@/admin/lists/long-list';
import { FoundContext } from '@/admin/text/marked';
import { JobRow } from './job-row';
import { JobTable } from './job-table';

/** Height of a job's card on a wide screen, in px. */
const CARD_ESTIMATE = 190;

interface Props extends ComponentProps<typeof JobTable> {
  isTable: boolean;
  heights: RefObject<VirtualItem[]>;
  /** An item that is to be rendered, wherever it stands. */
  sought: string | undefined;
}

/** The jobs as cards or as a table, as was chosen. */
export function JobList({ isTable, heights, sought, ...props }: Props) {
  const { jobs, taxonomy, now, found, selected, onSelect, onAct, isGone, leftOf } = props;
  if (isTable) return <JobTable {...props} />;
  return (
    <LongList
      items={jobs}
      estimate={CARD_ESTIMATE}
      heights={heights}
      isGone={isGone}
      sought={sought}
    >
      {(job) =>
        leftOf(job) || (
          <FoundContext value={found.get(job.id)}>
            <JobRow
              job={job}
              taxonomy={taxonomy}
              now={now}
              isSelected={selected.has(job.id)}
              onSelect={(isSelected, isRange) => onSelect(job.id, isSelected, isRange)}
              onEdit={() => onAct('edit', job)}
              onDuplicate={() => onAct('duplicate', job)}
              onDelete={() => onAct('delete', job)}
              onHistory={() => onAct('history', job)}
            />
          </FoundContext>
        )
      }
    </LongList>
  );
}

import type { VirtualItem } from '@tanstack/react-virtual';
import type { ComponentProps, RefObject } from 'react';
import { LongList } from '@/admin/lists/long-list';
import { FoundContext } from '@/admin/text/marked';
import { JobCard } from './job-card';
import { JobTable } from './job-table';

/** Height of a job's card on a wide screen, in px. */
const CARD_ESTIMATE = 190;

interface Props extends ComponentProps<typeof JobTable> {
  isTable: boolean;
  heights: RefObject<VirtualItem[]>;
}

/** The jobs as cards or as a table, as was chosen. */
export function JobList({ isTable, heights, ...props }: Props) {
  const { jobs, taxonomy, now, found, failures, selected, onSelect, isGone, leftOf, tools } = props;
  if (isTable) return <JobTable {...props} />;
  return (
    <LongList
      items={jobs}
      estimate={CARD_ESTIMATE}
      heights={heights}
      isGone={isGone}
      scrollTargetId={tools.scrollTargetId}
    >
      {(job) =>
        leftOf(job) || (
          <FoundContext value={found.get(job.id)}>
            <JobCard
              job={job}
              taxonomy={taxonomy}
              now={now}
              isSelected={selected.has(job.id)}
              onSelect={(isSelected, isRange) => onSelect(job.id, isSelected, isRange)}
              failure={failures.get(job.id)}
              tools={tools}
            />
          </FoundContext>
        )
      }
    </LongList>
  );
}

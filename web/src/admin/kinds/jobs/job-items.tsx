import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { ListTools } from '@/admin/lists/content-list';
import { LongList } from '@/admin/lists/long-list';
import type { Found } from '@/admin/text/item-search';
import { FoundContext } from '@/admin/text/marked';
import type { OpenedMenu } from './job-actions';
import type { Taxonomy } from './job-summary';

/** What every job of a list is told alike. */
interface ForEach {
  taxonomy: Taxonomy;
  now: Date;
  /** `isRange` selects also what lies between it and the one before. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Opens the one menu that all rows have. */
  onMenu: (opened: OpenedMenu) => void;
  tools: ListTools<Job>;
}

/** What cards, list and table show alike. */
export interface JobsProps extends ForEach {
  jobs: readonly Job[];
  heights: RefObject<VirtualItem[]>;
  found: ReadonlyMap<string, Found>;
  /** Why the last change of a job failed, by its id. */
  failures: ReadonlyMap<string, Error | null>;
  selected: ReadonlySet<string>;
  isGone: (id: string) => boolean;
  /** What stands in the place of a job that has left the list; false for one that has not. */
  placeholderOf: (job: Job) => ReactNode;
}

/** What is shown of one job, as a card or as a row. */
export interface JobItemProps extends ForEach {
  job: Job;
  failure: Error | null | undefined;
  isSelected: boolean;
}

interface Props extends JobsProps {
  Item: ComponentType<JobItemProps>;
  /** Height of one before it has been measured, in px. */
  estimate: number;
  /** True for rows that only a line parts. */
  isDense?: boolean;
}

/** Jobs below each other. */
export function JobItems({ Item, estimate, isDense = false, jobs, ...props }: Props) {
  const { heights, found, failures, selected, isGone, placeholderOf, ...each } = props;
  return (
    <LongList
      isDense={isDense}
      items={jobs}
      estimate={estimate}
      heights={heights}
      isGone={isGone}
      scrollTargetId={each.tools.scrollTargetId}
    >
      {(job) =>
        placeholderOf(job) || (
          <FoundContext value={found.get(job.id)}>
            <Item
              {...each}
              job={job}
              failure={failures.get(job.id)}
              isSelected={selected.has(job.id)}
            />
          </FoundContext>
        )
      }
    </LongList>
  );
}

import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import type { ComponentType, RefObject } from 'react';
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
  tools: ListTools<Job>;
}

/** What cards and table show alike. */
export interface JobsProps extends ForEach {
  /** Opens the one menu that all rows of the table have. */
  onMenu: (opened: OpenedMenu) => void;
  jobs: readonly Job[];
  heights: RefObject<VirtualItem[]>;
  found: ReadonlyMap<string, Found>;
  /** Why the last change of a job failed, by its id. */
  failures: ReadonlyMap<string, Error | null>;
  selected: ReadonlySet<string>;
  isGone: (id: string) => boolean;
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
}

/** Jobs below each other. */
export function JobItems({ Item, estimate, jobs, ...props }: Props) {
  const { heights, found, failures, selected, isGone, onMenu: _onMenu, ...each } = props;
  return (
    <LongList
      items={jobs}
      estimate={estimate}
      heights={heights}
      isGone={isGone}
      scrollTargetId={each.tools.scrollTargetId}
    >
      {(job) => (
        <FoundContext value={found.get(job.id)}>
          <Item
            {...each}
            job={job}
            failure={failures.get(job.id)}
            isSelected={selected.has(job.id)}
          />
        </FoundContext>
      )}
    </LongList>
  );
}

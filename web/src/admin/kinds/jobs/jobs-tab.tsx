import type { VirtualItem } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { NONE_RETAINED } from '@/admin/lists/use-retained-items';
import { ContentTab } from '@/admin/tabs/content-tab';
import { JobBoard } from './job-board';
import { copyOfJob } from './job-fields';
import { jobs } from './jobs';
import { useTaxonomy } from './job-summary';
import { useSelection } from '@/admin/lists/use-selection';

/** Jobs: the list, or the form in its place. What is selected outlasts a look into the form. */
export function JobsTab() {
  const taxonomy = useTaxonomy();
  const selection = useSelection();
  const [retained, setRetained] = useState(NONE_RETAINED);
  const heights = useRef<VirtualItem[]>([]);
  return (
    <ContentTab
      definition={jobs}
      toCopy={(job) => copyOfJob(job, taxonomy, new Date())}
      list={(tools) => (
        <JobBoard
          taxonomy={taxonomy}
          selection={selection}
          heights={heights}
          retained={retained}
          onRetained={setRetained}
          tools={tools}
        />
      )}
    />
  );
}

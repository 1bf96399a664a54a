import { indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { useMemo, useState } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useJobs } from '@/site/jobs/queries';

/** The open jobs, ready to be searched, in whatever state their reading is. */
export function useJobIndex() {
  const read = useJobs();
  const { data, dataUpdatedAt } = read;
  const taxonomy = useTaxonomy();
  const [heard, onHeard] = useState<{ text: string }>();
  const listed = useMemo(
    () => indexJobs(data ?? [], dataUpdatedAt, taxonomy),
    [data, dataUpdatedAt, taxonomy],
  );
  // Another object whenever more is known of the texts.
  const index = useMemo(() => ({ ...listed, heard }), [listed, heard]);
  return { ...read, index, onHeard };
}

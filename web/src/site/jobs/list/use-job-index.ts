import { indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { useMemo, useState } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useJobs } from '@/site/jobs/queries';

/** The index of open jobs, with the state of their request. */
export function useJobIndex() {
  const read = useJobs();
  const { data, dataUpdatedAt } = read;
  const taxonomy = useTaxonomy();
  const [searched, onSearched] = useState<{ text: string }>();
  const listed = useMemo(
    () => indexJobs(data ?? [], dataUpdatedAt, taxonomy),
    [data, dataUpdatedAt, taxonomy],
  );
  // A new object whenever more matches are known.
  const index = useMemo(() => ({ ...listed, searched }), [listed, searched]);
  return { ...read, index, onSearched };
}

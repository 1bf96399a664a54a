import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { hindrancesOf, searchText } from '@torque-tide/domain/jobs/job-filter-words';
import { useMemo } from 'react';
import { jobsText } from '@/shared/content/job/job-view-model';
import { Button } from '@/shared/ui/button/button';
import { ContactLink } from '@/site/enquiry/contact-link';
import styles from './search-hindrances.module.css';

/** The most suggestions. */
const OFFERED_MAX = 4;

interface Props {
  index: JobIndex;
  filters: JobFilters;
  onChange: (changes: Partial<JobFilters>) => void;
}

/**
 * Suggestions for a search without results: words and filters to remove, and a link to contact us.
 */
export function SearchHindrances({ index, filters, onChange }: Props) {
  const hindrances = useMemo(() => hindrancesOf(index, filters), [index, filters]);
  return (
    <div className={styles.root}>
      {hindrances.length > 0 && (
        <ul className={styles.list} aria-label="What to leave out">
          {hindrances.slice(0, OFFERED_MAX).map(({ drop, jobs, filters: without }) => (
            <li key={drop}>
              <Button variant="text" onClick={() => onChange(without)}>
                {`Without ${drop}: ${jobsText(jobs)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ContactLink variant="text" enquiry={{ about: 'jobs', of: searchText(filters) }}>
        Tell a consultant what you look for
      </ContactLink>
    </div>
  );
}

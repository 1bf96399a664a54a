import type { JobFilters } from '@torque-tide/domain/jobs/job-filter';
import { canonicalSearch } from '@torque-tide/domain/jobs/job-filter-url';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { Button } from '@/shared/ui/button/button';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { useCopy } from '@/site/ui/copy/use-copy';
import styles from './follow-search.module.css';

/** Links to the search's feeds, for new jobs in a feed reader. */
export function FollowSearch({ filters }: { filters: JobFilters }) {
  const copy = useCopy();
  const search = canonicalSearch(filters);
  const rss = `${FEED_PATHS.searchRss}${search}`;

  async function copyAddress() {
    const text = new URL(rss, window.location.origin).href;
    await copy({ text, done: 'Address copied', fallback: `Please copy ${text}` });
  }

  return (
    <details className={styles.root}>
      <summary>
        Follow this search
        <ChevronDownIcon />
      </summary>
      <div className={styles.sheet}>
        <p>
          Paste its address into any feed reader, and new jobs of this search come to you. No
          account, no e-mail.
        </p>
        <div className={styles.ways}>
          <Button variant="outlined" size="small" onClick={() => void copyAddress()}>
            Copy feed address
          </Button>
          <a href={rss}>RSS</a>
          <a href={`${FEED_PATHS.searchJson}${search}`}>JSON</a>
        </div>
      </div>
    </details>
  );
}

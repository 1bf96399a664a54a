import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { isUnfiltered } from '@torque-tide/domain/jobs/job-filter';
import { Suspense, useRef } from 'react';
import { Button, IconButton } from '@/shared/ui/button/button';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { Sheet } from '@/site/ui/sheet/sheet';
import { closeSheet } from '@/site/ui/sheet/sheet-dialog';
import styles from './job-filter-sheet.module.css';

// Not needed before the sheet opens.
const JobFilterPanel = lazyChunk(async () => (await import('./job-filter-panel')).JobFilterPanel);

const loading = <p data-needs-script>Loading filters...</p>;

export const FILTER_SHEET_ID = 'job-filters';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  /** The number of jobs found; undefined until the jobs are known. */
  found: number | undefined;
  /** True once the sheet has been opened; its content isn't rendered before. */
  isWanted: boolean;
  onOpenedEarly: () => void;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
}

/** A sheet with all filters and the number of jobs they leave. */
export function JobFilterSheet(props: Props) {
  const { filters, index, found, isWanted, onOpenedEarly, onChange, onClear } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => closeSheet(sheet.current);
  const jobs = found === 1 ? '1 job' : `${found ?? ''} jobs`;

  return (
    <Sheet
      id={FILTER_SHEET_ID}
      label="Filters"
      sheet={sheet}
      phoneEdge="below"
      onOpenedEarly={onOpenedEarly}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2>Filters</h2>
          <IconButton
            className={styles.close}
            aria-label="Close filters"
            popoverTarget={FILTER_SHEET_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <CloseIcon size={24} />
          </IconButton>
        </div>
        <div className={styles.body}>
          {isWanted ? (
            <ErrorBoundary fallback={<p>The filters could not be loaded. Please try again.</p>}>
              <Suspense fallback={loading}>
                <JobFilterPanel filters={filters} index={index} onChange={onChange} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            // The sheet can be opened before the app has started.
            loading
          )}
        </div>
        <div className={styles.foot}>
          <Button variant="outlined" disabled={isUnfiltered(filters)} onClick={onClear}>
            Clear
          </Button>
          <Button
            className={styles.show}
            variant="contained"
            popoverTarget={FILTER_SHEET_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            {`Show ${jobs.trim()}`}
          </Button>
          {/* The page's own count is inert while the sheet is open. */}
          <VisuallyHidden role="status">{isWanted && found !== undefined && jobs}</VisuallyHidden>
        </div>
      </div>
    </Sheet>
  );
}

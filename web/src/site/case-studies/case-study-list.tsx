import { CaseStudyCards } from './case-study-cards';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { Loading, RetryButton } from './case-study-states';
import { useCaseStudies } from './queries';

/** All case studies in a grid, or the state of their request. */
export function CaseStudyList() {
  const { data, isPending, isError, isFetching, refetch } = useCaseStudies();
  if (isPending) return <Loading>Loading case studies...</Loading>;
  if (!data || data.length === 0) {
    return (
      <EmptyState
        title="No case studies available yet."
        actions={isError && <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />}
      >
        <p>Case studies will be displayed here once they are uploaded through the admin panel.</p>
        {isError && (
          <p role="alert">Loading them failed just now, so there may be some after all.</p>
        )}
      </EmptyState>
    );
  }
  return <CaseStudyCards studies={data} headingLevel={2} keepsColumns />;
}

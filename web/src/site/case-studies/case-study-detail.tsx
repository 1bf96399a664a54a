import type { ReactNode } from 'react';
import { BackLink } from '@/site/ui/back-link';
import { CaseStudyArticle } from '@/shared/content/case-study/case-study-article';
import { caseStudyViewOf } from '@/shared/content/case-study/case-study-view';
import { caseStudyCard } from '@/shared/content/social-card';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/wrap';
import { styledElement } from '@/shared/ui/page/styled-element';
import { paths } from '@/site/paths';
import { hasStatus, messageOf } from '@/shared/api/api-error';
import { Loading, PageNotice, RetryButton } from './case-study-states';
import styles from './case-study-detail.module.css';
import { useCaseStudy, useIsAbsentCaseStudy } from './queries';

/** The space around a case study, or what stands in its place. */
const DetailFrame = styledElement(Wrap, styles.detailFrame);

interface Props {
  id: string | undefined;
  /** What follows a case study that was found. */
  end: ReactNode;
}

/** One case study, or why it cannot be shown. */
export function CaseStudyDetail(props: Props) {
  return useIsAbsentCaseStudy(props.id) ? <NotFound /> : <CaseStudyById {...props} />;
}

function CaseStudyById({ id, end }: Props) {
  const { data, error, isFetching, refetch } = useCaseStudy(id);
  // First, since a case study that was deleted meanwhile may still be in the cache.
  if (!id || hasStatus(error, 404)) return <NotFound />;
  if (data) {
    return (
      <>
        <PageHead
          title={`${data.title} - Case Study`}
          description={data.description}
          image="case-study"
          card={caseStudyCard(data)}
        />
        <DetailFrame>
          <div className={styles.back}>
            <BackToAll />
          </div>
          <CaseStudyArticle view={caseStudyViewOf(data)} />
        </DetailFrame>
        {end}
      </>
    );
  }
  if (error) {
    return (
      <DetailFrame>
        <PageHead title="Error Loading Case Study" description="This case study did not load." />
        <PageNotice
          title="Error Loading Case Study"
          actions={
            <>
              <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />
              <BackToAll variant="contained" />
            </>
          }
        >
          <p role="alert">Error: {messageOf(error)}</p>
        </PageNotice>
      </DetailFrame>
    );
  }
  return (
    <DetailFrame>
      <PageHead title="Case Study" description="A case study is loading." />
      <Loading>Loading case study...</Loading>
    </DetailFrame>
  );
}

function NotFound() {
  return (
    <DetailFrame>
      <PageHead
        title="Case Study Not Found"
        description="The case study you're looking for doesn't exist."
        isIndexed={false}
      />
      <PageNotice title="Case Study Not Found" actions={<BackToAll variant="contained" />}>
        <p>The case study you&apos;re looking for doesn&apos;t exist.</p>
      </PageNotice>
    </DetailFrame>
  );
}

/** Leads from one case study to all of them. */
function BackToAll({ variant = 'outlined' }: { variant?: 'outlined' | 'contained' }) {
  return (
    <BackLink
      to={paths.caseStudies()}
      variant={variant}
      size={variant === 'outlined' ? 'small' : 'medium'}
    >
      Back to Case Studies
    </BackLink>
  );
}

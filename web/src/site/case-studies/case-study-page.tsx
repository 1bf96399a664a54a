import { BackLink } from '@/site/ui/back-link';
import { CaseStudyArticle } from '@/shared/content/case-study/case-study-article';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/elements';
import { styledElement } from '@/shared/ui/page/styled-element';
import { paths } from '@/site/paths';
import { hasStatus, messageOf } from '@/shared/api/api-error';
import { Loading, PageNotice, RetryButton } from './case-study-states';
import styles from './case-study-page.module.css';
import { useCaseStudy, useIsAbsentCaseStudy } from './queries';
import { useParams } from 'react-router-dom';
import { lazyPart } from '@/site/document/lazy-part';

/** The space around a case study or its state. */
const DetailFrame = styledElement(Wrap, styles.detailFrame);

const CaseStudyEnd = lazyPart('CaseStudyEnd', () => import('./case-study-end'));

/** One case study, or why it can't be shown. */
export function Page() {
  const { id } = useParams();
  return useIsAbsentCaseStudy(id) ? <NotFound /> : <CaseStudyById id={id} />;
}

function CaseStudyById({ id }: { id: string | undefined }) {
  const { data, error, isFetching, refetch } = useCaseStudy(id);
  // Checked first, because the cache may still have a case study that was deleted.
  if (!id || hasStatus(error, 404)) return <NotFound />;
  if (data) {
    return (
      <>
        <PageHead
          title={`${data.title} - Case Study`}
          description={data.description}
          image="case-study"
        />
        <DetailFrame>
          <div className={styles.back}>
            <BackToAll />
          </div>
          <CaseStudyArticle study={data} />
        </DetailFrame>
        <CaseStudyEnd />
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

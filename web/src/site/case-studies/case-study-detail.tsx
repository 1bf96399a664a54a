import { Link } from 'react-router-dom';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/site/ui/button-link';
import { CaseStudyArticle } from '@/shared/content/case-study/case-study-article';
import { caseStudyViewOf } from '@/shared/content/case-study/case-study-view';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/wrap';
import { styledElement } from '@/shared/ui/page/styled-element';
import { paths } from '@/site/paths';
import { hasStatus } from '@/shared/api/api-error';
import { backTo } from '@/site/document/back-to';
import { Loading, PageNotice, RetryButton } from './case-study-states';
import styles from './case-study-detail.module.css';
import { useCaseStudy, useIsAbsentCaseStudy } from './queries';

/** The page around a case study. */
export const DetailFrame = styledElement(Wrap, styles.detailFrame);

interface Props {
  id: string | undefined;
  /** What stands below a case study that was found. */
  children: (study: CaseStudy) => ReactNode;
}

/** One case study, or why it cannot be shown. */
export function CaseStudyDetail(props: Props) {
  return useIsAbsentCaseStudy(props.id) ? <NotFound /> : <CaseStudyById {...props} />;
}

function CaseStudyById({ id, children }: Props) {
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
        />
        <BackLink />
        <CaseStudyArticle view={caseStudyViewOf(data)} />
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <>
        <PageHead title="Error Loading Case Study" description="This case study did not load." />
        <PageNotice
          title="Error Loading Case Study"
          actions={
            <>
              <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />
              <BackButton />
            </>
          }
        >
          <p role="alert">Error: {error.message}</p>
        </PageNotice>
      </>
    );
  }
  return (
    <>
      <PageHead title="Case Study" description="A case study is loading." />
      <Loading>Loading case study...</Loading>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHead
        title="Case Study Not Found"
        description="The case study you're looking for doesn't exist."
        isIndexed={false}
      />
      <PageNotice title="Case Study Not Found" actions={<BackButton />}>
        <p>The case study you&apos;re looking for doesn&apos;t exist.</p>
      </PageNotice>
    </>
  );
}

function BackButton() {
  return (
    <ButtonLink
      to={paths.caseStudies()}
      onClick={backTo(paths.caseStudies())}
      variant="contained"
      startIcon={<ArrowLeftIcon />}
    >
      Back to Case Studies
    </ButtonLink>
  );
}

/** Leads from one case study to all of them. */
function BackLink() {
  return (
    <Link className={styles.back} to={paths.caseStudies()} onClick={backTo(paths.caseStudies())}>
      <ArrowLeftIcon size={18} />
      All case studies
    </Link>
  );
}

import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { useRead } from '@/shared/api/use-read';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';
import { PreviewLine } from './preview-line';
import { PreviewNotFound } from './preview-not-found';
import { previewQuery } from './queries';

/** Of two kinds a preview shows one, and brings the code of that one alone. */
const PREVIEWED = {
  jobs: lazyPart('previewed-job', async () => (await import('./previewed-job')).PreviewedJob),
  caseStudies: lazyPart(
    'previewed-case-study',
    async () => (await import('./previewed-case-study')).PreviewedCaseStudy,
  ),
};

/** What is not published yet, for whoever was sent a link to it. */
export function Page() {
  const { data: preview } = useRead(previewQuery());
  if (!preview) return <PreviewNotFound />;
  const { kind, state, until, item } = preview;
  const Previewed = PREVIEWED[kind];
  return (
    <>
      <PageHead title={`${item.title} - Preview`} description="A preview." isIndexed={false} />
      <PreviewLine state={state} until={until} />
      <JobsPageFrame>
        <Previewed />
      </JobsPageFrame>
    </>
  );
}

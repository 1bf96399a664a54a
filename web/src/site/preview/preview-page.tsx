import { useRead } from '@/site/document/use-read';
import { PreviewLine } from './preview-line';
import { PreviewNotFound } from './preview-not-found';
import { PreviewedCaseStudy } from './previewed-case-study';
import { PreviewedJob } from './previewed-job';
import { previewQuery } from './queries';

/** What is not published yet, for whoever was sent a link to it. */
export function Page() {
  const { data: preview } = useRead(previewQuery());
  if (!preview) return <PreviewNotFound />;
  return (
    <>
      <PreviewLine state={preview.state} until={preview.until} />
      {preview.kind === 'jobs' ? (
        <PreviewedJob job={preview.item} />
      ) : (
        <PreviewedCaseStudy study={preview.item} />
      )}
    </>
  );
}

import { latePart } from '@/components/page/late-part';
import { PageHead } from '@/components/page/page-head';
import { JobBoard } from '@/features/jobs/job-board';
import { JobsHead } from '@/features/jobs/jobs-head';
import { JobsPageFrame } from '@/features/jobs/jobs-page-frame';
import { withReads } from '@/lib/with-reads';

const BrowseJobs = latePart(
  'browse-jobs',
  async () => (await import('@/features/jobs/browse-jobs')).BrowseJobs,
);

export const Page = withReads(function Page() {
  return (
    <JobsPageFrame>
      <PageHead
        title="Jobs"
        image="jobs"
        hasFeeds
        description="Engineering, project and leadership jobs in clean energy and future mobility: search by sector and location, and apply by e-mail."
      />
      <JobsHead />
      {/* Where no script filters the list these do, in the place of the filters. */}
      <noscript>
        <BrowseJobs />
      </noscript>
      <JobBoard />
      <div data-needs-script>
        <BrowseJobs />
      </div>
    </JobsPageFrame>
  );
});

import { PageHead } from '@/components/page/page-head';
import { BrowseJobs } from '@/features/jobs/browse-jobs';
import { JobBoard } from '@/features/jobs/job-board';
import { JobsHead } from '@/features/jobs/jobs-head';
import { JobsPageFrame } from '@/features/jobs/jobs-page-frame';
import { withQueries } from '@/lib/query-root';

export const JobsPage = withQueries(function JobsPage() {
  return (
    <JobsPageFrame>
      <PageHead
        title="Jobs"
        image="jobs"
        hasFeeds
        description="Engineering, project and leadership jobs in clean energy and future mobility: search by sector and location, and apply by e-mail."
      />
      <JobsHead />
      <JobBoard />
      <BrowseJobs />
    </JobsPageFrame>
  );
});

import { lazyPart } from '@/site/document/lazy-part';
import { PageHead } from '@/shared/ui/page/page-head';
import { JobBoard } from './job-board';
import { JobsHead } from './jobs-head';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';

const BrowseJobs = lazyPart('browse-jobs', async () => (await import('./browse-jobs')).BrowseJobs);

export function Page() {
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
}

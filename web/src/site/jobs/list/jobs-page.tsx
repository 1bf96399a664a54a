import { lazyPart } from '@/site/document/lazy-part';
import { PageHead } from '@/shared/ui/page/page-head';
import { useTexts } from '@/site/texts/use-texts';
import { JobBoard } from './job-board';
import { JobsHead } from './jobs-head';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';

const BrowseJobs = lazyPart('BrowseJobs', () => import('./browse-jobs'));

// The same words as in links to the page.
const STAND_IN = { heading: 'Jobs', lead: '', pageTitle: 'Jobs', description: 'Jobs' };

export function Page() {
  const texts = useTexts('jobs', STAND_IN);
  return (
    <JobsPageFrame>
      <PageHead title={texts.pageTitle} image="jobs" hasFeeds description={texts.description} />
      <JobsHead {...texts} />
      {/* Without scripts these links replace the filters. */}
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

import { lazyPart } from '@/site/document/lazy-part';
import { PageHead } from '@/shared/ui/page/page-head';
import { useTexts } from '@/site/texts/use-texts';
import { JobBoard } from './job-board';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import { BackLink } from '@/site/ui/back-link';
import styles from './jobs-page.module.css';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';

const BrowseJobs = lazyPart('BrowseJobs', () => import('./browse-jobs'));

// The same words as in links to the page.
const STAND_IN = { heading: 'Jobs', lead: '', pageTitle: 'Jobs', description: 'Jobs' };

export function Page() {
  const texts = useTexts('jobs', STAND_IN);
  return (
    <JobsPageFrame>
      <PageHead title={texts.pageTitle} image="jobs" hasFeeds description={texts.description} />
      <div className={styles.head}>
        <div className={styles.motif}>
          <FieldFragment name="vortex-street" />
        </div>
        <PageHeading className={styles.title}>{texts.heading}</PageHeading>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.back}>
          <BackLink to={paths.home()} variant="text">
            Back to Home
          </BackLink>
        </div>
      </div>
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

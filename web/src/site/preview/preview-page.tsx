import { BackLink } from '@/site/ui/back-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { paths } from '@/site/paths';
import styles from './preview.module.css';

/** Shown for a preview link that is wrong, expired or revoked; doesn't say which. */
export function Page() {
  return (
    <JobsPageFrame>
      <PageHead
        title="Preview Not Found"
        description="This preview link does not work."
        isIndexed={false}
      />
      <PageHeading>Preview Not Found</PageHeading>
      <div className={styles.absence}>
        <p>This link does not work, or no longer: previews end after two weeks, or before.</p>
        <p>Please ask the person who sent it to you for a new one.</p>
      </div>
      <BackLink to={paths.home()} variant="contained" size="medium">
        Back to Home
      </BackLink>
    </JobsPageFrame>
  );
}

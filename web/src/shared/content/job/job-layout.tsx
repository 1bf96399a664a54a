import type { ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/page/page-heading';
import styles from './job-layout.module.css';

interface Props {
  title: string;
  /** The title's language, if it isn't the page's. */
  titleLang: string | undefined;
  /** Renders the part above the columns around the heading. */
  header: (heading: ReactNode) => ReactNode;
  /** Shown above everything else. */
  top?: ReactNode;
  /** The column beside the text, which stays in view on wide screens. */
  aside: ReactNode;
  children: ReactNode;
  /** Shown below the columns. */
  end?: ReactNode;
}

/** The layout of a job's page. */
export function JobLayout({ title, titleLang, header, top, aside, children, end }: Props) {
  return (
    <div className={styles.jobRoot}>
      {top}
      {header(
        <PageHeading className={styles.jobHeading} lang={titleLang}>
          {title}
        </PageHeading>,
      )}
      <div className={styles.jobColumns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
      {end}
    </div>
  );
}

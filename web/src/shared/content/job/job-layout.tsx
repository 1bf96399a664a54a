import type { ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/page/page-heading';
import styles from './job-layout.module.css';

interface Props {
  title: string;
  /** The title's language, where it is not the page's own. */
  titleLang: string | undefined;
  /** Above the columns, with the heading in it. */
  header: (heading: ReactNode) => ReactNode;
  /** Above all. */
  top?: ReactNode;
  /** Beside the text; on wide screens it stays in view. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Below the columns. */
  end?: ReactNode;
}

/** How the page of a job is laid out, published or not. */
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

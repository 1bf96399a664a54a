import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import styles from './site-footer.module.css';
import type { SiteLink } from './site-links';

interface Props {
  title: string;
  links: readonly SiteLink[];
}

/** One titled column of links; on a phone a group that opens. Without scripts all of it is there. */
export function FooterLinks({ title, links }: Props) {
  const titleId = useId();
  const isSmall = useMediaQuery(below('sm'));
  const list = (
    <ul className={styles.linkList}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-labelledby={titleId}>
      {isSmall ? (
        <details className={styles.group}>
          <summary id={titleId}>
            {title}
            <ChevronDownIcon size={18} />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.columnTitle} id={titleId}>
            {title}
          </p>
          {list}
        </>
      )}
    </nav>
  );
}

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { from } from '@/shared/theme/tokens';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import styles from './site-footer.module.css';
import type { SiteLink } from './site-links';

interface Props {
  title: string;
  links: readonly SiteLink[];
}

/** A titled column of links; on phones a group that opens. */
export function FooterLinks({ title, links }: Props) {
  const titleId = useId();
  // Style sheets show the whole column from the first paint; this is for browsers that can't.
  const isColumn = useMediaQuery(from('sm'));
  return (
    <nav aria-labelledby={titleId}>
      <details className={styles.group} open={isColumn}>
        <summary id={titleId} tabIndex={isColumn ? -1 : undefined}>
          {title}
          <ChevronDownIcon size={18} />
        </summary>
        <ul className={styles.linkList}>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

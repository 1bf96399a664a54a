import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';
import type { SiteLink } from './site-links';

interface Props {
  title: string;
  links: readonly SiteLink[];
}

/** One titled column of links. */
export function FooterLinks({ title, links }: Props) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p className={styles.columnTitle} id={titleId}>
        {title}
      </p>
      <ul className={styles.linkList}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

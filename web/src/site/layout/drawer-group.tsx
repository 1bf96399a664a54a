import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import styles from './site-drawer.module.css';
import type { SiteLink } from './site-links';

interface Props {
  label: string;
  links: readonly SiteLink[];
}

/** A row of the drawer that opens to more links, and closes again. */
export function DrawerGroup({ label, links }: Props) {
  return (
    <li>
      <details className={styles.group}>
        <summary>
          {label}
          <ChevronDownIcon size={24} />
        </summary>
        <ul className={styles.groupList}>
          {links.map(({ label: text, to }) => (
            <li key={text}>
              <Link className={styles.subLink} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ColumnTitle, LinkList } from './site-footer.styles';
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
      <ColumnTitle id={titleId}>{title}</ColumnTitle>
      <LinkList>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}

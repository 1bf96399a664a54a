import { Link } from 'react-router-dom';
import styles from './job-tags.module.css';

interface Props {
  tags: readonly string[];
  /** The number of tags that aren't listed. */
  more?: number;
  /** Returns a tag's link; a tag without one is text. */
  linkTo?: (tag: string) => string | undefined;
}

/** Sector tags in the tone of the element around them. */
export function SectorTags({ tags, more = 0, linkTo }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Sectors">
      {tags.map((tag, place) => (
        <li
          className={styles.tag}
          key={tag}
          data-followed={place < tags.length - 1 ? '' : undefined}
        >
          <TagText tag={tag} to={linkTo?.(tag)} />
        </li>
      ))}
      {more > 0 && <li className={styles.tag} data-more="">{`+${more} more`}</li>}
    </ul>
  );
}

function TagText({ tag, to }: { tag: string; to: string | undefined }) {
  return to === undefined ? tag : <Link to={to}>{tag}</Link>;
}

export function FeaturedBadge() {
  return <span className={styles.featured}>Featured</span>;
}

import { Link } from 'react-router-dom';
import styles from './sector-tags.module.css';

interface Props {
  tags: readonly string[];
  /** How many more tags there are than are named. */
  more?: number;
  /** Where a tag leads; without it, or without an answer, a tag is text. */
  linkTo?: (tag: string) => string | undefined;
}

/** Sector tags in the colour of the toned element around them. */
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

import styles from './tag-list.module.css';

interface Props {
  tags: readonly string[];
}

/** The tags of a case study; nothing when there are none. */
export function TagList({ tags }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Tags">
      {tags.map((tag) => (
        <li className={styles.tag} key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

import styles from './case-study-tags.module.css';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';

export function TagList({ tags }: { tags: readonly string[] }) {
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

export function SectorBadge({ sector }: { sector: string }) {
  return (
    <span className={styles.badge} data-tone={sectorToneOf(sector)}>
      {sector}
    </span>
  );
}

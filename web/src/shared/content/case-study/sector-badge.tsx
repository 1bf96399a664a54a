import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import styles from './sector-badge.module.css';

interface Props {
  sector: string;
}

/** A sector's name in the colour that the sector owns. */
export function SectorBadge({ sector }: Props) {
  return (
    <span className={styles.badge} data-tone={sectorToneOf(sector)}>
      {sector}
    </span>
  );
}

import { Link } from 'react-router-dom';
import { AutoStrip } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/wrap';
import type { SubSector } from './sector-page-content';
import styles from './sub-sector-strip.module.css';

/** Enough to fill the widest screens beside the copy that drifts out. */
const COPIES = 4;

interface Props {
  subSectors: readonly SubSector[];
}

/** The fields of a sector, drifting by; each leads to its jobs. */
export function SubSectorStrip({ subSectors }: Props) {
  return (
    <section className={styles.band} aria-labelledby="sub-sectors-title">
      <Wrap>
        <div className={styles.head}>
          <h2 id="sub-sectors-title">Fields we know</h2>
          <MotionToggle />
        </div>
      </Wrap>
      <AutoStrip label="Sub-sectors" copies={COPIES}>
        {subSectors.map(({ name, to }) => (
          <li key={name}>
            <Link className={styles.chip} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </AutoStrip>
    </section>
  );
}

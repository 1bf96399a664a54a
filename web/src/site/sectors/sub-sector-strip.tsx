import { AutoStrip } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/wrap';
import styles from './sub-sector-strip.module.css';

interface Props {
  subSectors: readonly string[];
}

/** The fields of a sector, drifting by. */
export function SubSectorStrip({ subSectors }: Props) {
  return (
    <section className={styles.band} aria-labelledby="sub-sectors-title">
      <Wrap>
        <div className={styles.head}>
          <h2 id="sub-sectors-title">Where we recruit</h2>
          <MotionToggle />
        </div>
      </Wrap>
      <AutoStrip label="Sub-sectors">
        {subSectors.map((name) => (
          <li className={styles.chip} key={name}>
            {name}
          </li>
        ))}
      </AutoStrip>
    </section>
  );
}

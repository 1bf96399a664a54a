import type { Prose } from '@torque-tide/contract/page-texts';
import { AutoStrip } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/elements';
import { pointsOf, Spans } from '@/site/ui/prose/prose';
import styles from './sub-sector-strip.module.css';

/** Enough copies to fill the widest screens while one leaves. */
const COPIES = 4;

interface Props {
  heading: string;
  /** A list with one point per field, linked to its jobs. */
  fields: Prose;
}

/** A sector's fields in a moving strip. */
export function SubSectorStrip({ heading, fields }: Props) {
  return (
    <section className={styles.band} aria-labelledby="sub-sectors-title">
      <Wrap>
        <div className={styles.head}>
          <h2 id="sub-sectors-title">{heading}</h2>
          <MotionToggle />
        </div>
      </Wrap>
      <AutoStrip label="Sub-sectors" copies={COPIES}>
        {pointsOf(fields).map((spans) => (
          <li key={JSON.stringify(spans)}>
            <Spans className={styles.chip} spans={spans} />
          </li>
        ))}
      </AutoStrip>
    </section>
  );
}

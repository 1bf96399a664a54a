import { clsx } from 'clsx';
import { FieldLines } from './field-lines';
import { FieldPulses } from './field-pulses';
import travel from './hero-pulses.module.css';
import styles from './hero-field.module.css';
import { Rotor } from './rotor';

/**
 * The hero's drawing, which fills the nearest positioned ancestor from behind: beside the text on
 * wide screens, below it on narrow ones, where the hero leaves `--hero-field-room` free at its foot.
 */
export function HeroField() {
  return (
    <div className={clsx(travel.drawing, styles.field)} aria-hidden="true">
      <div className={styles.footFade}>
        <div className={styles.stage}>
          <FieldLines />
        </div>
      </div>
      <div className={styles.belowHeader}>
        <div className={styles.stage}>
          <FieldPulses />
          <Rotor />
        </div>
      </div>
    </div>
  );
}

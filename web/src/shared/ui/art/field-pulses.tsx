import { clsx } from 'clsx';
import { heroDrawing } from './hero-drawing';
import { heroPulses } from './hero-pulses';
import travel from './hero-pulses.module.css';
import styles from './field-pulses.module.css';

/** A few short bright dashes, each on one line, in a layer of their own above the still lines. */
export function FieldPulses() {
  const { width, height } = heroDrawing;
  return (
    <svg className={clsx(styles.pulses, travel.journeys)} viewBox={`0 0 ${width} ${height}`}>
      {heroPulses.map(({ line, length, isWideOnly }) => (
        <path key={line} d={`M${-length / 2} 0h${length}`} data-wide={isWideOnly} />
      ))}
    </svg>
  );
}

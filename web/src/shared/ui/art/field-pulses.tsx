import { clsx } from 'clsx';
import { heroDrawing } from './hero-drawing';
import travel from './hero-pulses.module.css';
import styles from './field-pulses.module.css';
import type { FieldPulses as Pulses } from './field-drawing';

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

/** Dashes that travel along lines of the hero, by the style sheet beside this file. */
export const heroPulses: Pulses = [
  { line: 9, length: 36 },
  { line: 12, length: 38 },
  { line: 17, length: 38, isWideOnly: true },
  { line: 20, length: 46, isWideOnly: true },
  { line: 24, length: 42, isWideOnly: true },
];

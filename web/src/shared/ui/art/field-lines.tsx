import { heroDrawing } from './hero-drawing';
import styles from './field-lines.module.css';

/** Every so many lines one is drawn stronger, as on a map. */
const INDEX_EVERY = 5;

/** The hairlines of the hero; they stand still, so that they are painted once. */
export function FieldLines() {
  const { width, height, lines } = heroDrawing;
  return (
    <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`}>
      {lines.map((d, n) => (
        <path
          key={d}
          d={d}
          vectorEffect="non-scaling-stroke"
          strokeOpacity={n % INDEX_EVERY === 0 ? 0.55 : 0.27}
        />
      ))}
    </svg>
  );
}

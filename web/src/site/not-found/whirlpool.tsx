import { whirlpoolDrawing } from '@/shared/ui/art/whirlpool-drawing';
import styles from './whirlpool.module.css';

/** Every so many lines one is drawn stronger, as on a map. */
const INDEX_EVERY = 5;

/** Dashes on lines that are swallowed and on one that passes: on which, and how far along, in percent. */
const DASHES = [
  { line: 14, at: 30 },
  { line: 17, at: 55 },
  { line: 20, at: 74 },
  { line: 9, at: 58 },
] as const;

/** The drawing of the page that is not there, behind its words: a stream, and what of it goes down. */
export function Whirlpool() {
  const { width, height, lines, dots } = whirlpoolDrawing;
  return (
    <div className={styles.field} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
        {lines.map((d, n) => (
          <path
            key={d}
            d={d}
            vectorEffect="non-scaling-stroke"
            strokeOpacity={n % INDEX_EVERY === 0 ? 0.6 : 0.32}
          />
        ))}
        {DASHES.map(({ line, at }) => (
          <path
            className={styles.dash}
            key={line}
            d={lines[line]}
            pathLength={100}
            strokeDasharray="3 200"
            strokeDashoffset={-at}
          />
        ))}
        {dots.map(({ x, y }) => (
          <circle className={styles.eye} key={x} cx={x} cy={y} r={7} />
        ))}
      </svg>
    </div>
  );
}

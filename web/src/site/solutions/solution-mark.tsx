import type { Solution } from './solutions';
import styles from './solution-mark.module.css';

/** Each solution's lines: they part around a point, come in shifts, close in, or rise. */
const marks: Record<Solution['id'], { lines: readonly string[]; dot?: readonly [number, number] }> =
  {
    core: {
      lines: [
        'M1 4h62',
        'M1 12c16 0 20-4 31-4s15 4 31 4',
        'M1 20h20M43 20h20',
        'M1 28c16 0 20 4 31 4s15-4 31-4',
        'M1 36h62',
      ],
      dot: [32, 20],
    },
    contract: {
      lines: [
        'M1 4h18M27 4h10',
        'M13 12h22M45 12h18',
        'M1 20h8M19 20h26M55 20h8',
        'M9 28h16M35 28h20',
        'M1 36h14M27 36h36',
      ],
    },
    'exec-search': {
      lines: [
        'M14 20a18 18 0 0 1 36 0a18 18 0 0 1-36 0z',
        'M20.5 20a11.5 11.5 0 0 1 23 0a11.5 11.5 0 0 1-23 0z',
        'M1 20h7M56 20h7',
      ],
      dot: [32, 20],
    },
    growth: {
      lines: [
        'M1 36c22 0 40-6 62-33',
        'M1 36c24 0 42-4 62-24',
        'M1 36c26 0 43-2 62-15.5',
        'M1 36c28 0 44-1 62-7.5',
        'M1 36h62',
      ],
    },
  };

/** A solution's icon, in the colour of the surrounding text. */
export function SolutionMark({ id }: { id: Solution['id'] }) {
  const { lines, dot } = marks[id];
  return (
    <svg className={styles.drawing} viewBox="0 0 64 40" aria-hidden="true">
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
      {dot && <circle cx={dot[0]} cy={dot[1]} r={4} fill="currentColor" stroke="none" />}
    </svg>
  );
}

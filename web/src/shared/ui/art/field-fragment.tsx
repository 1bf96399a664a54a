import type { FragmentDrawing } from './field-drawing';
import styles from './field-fragment.module.css';

interface Props {
  /** Each family of pages has its own; the half-cylinder is the footer's. */
  drawing: FragmentDrawing;
  /** The colour; `abyss` is for dark panels. */
  tone?: 'tide' | 'torque' | 'abyss';
}

/** The motif of page heads, empty states and the footer. */
export function FieldFragment({ drawing, tone = 'tide' }: Props) {
  const { width, height, lines, body, dots, bright } = drawing;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-tone={tone}
    >
      <g strokeOpacity={0.45}>
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {body && <path d={body} strokeWidth={1.4} />}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} fill="var(--dash)" stroke="none" />
      ))}
      <path
        d={lines[bright.line]}
        pathLength={100}
        stroke="var(--dash)"
        strokeWidth={1.8}
        strokeDasharray="8 200"
        strokeDashoffset={-bright.at}
      />
    </svg>
  );
}

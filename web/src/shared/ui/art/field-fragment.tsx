import { fragmentDrawing } from './fragment-drawing';
import styles from './field-fragment.module.css';

/** The line on which the bright dash lies: the third above the cylinder. */
const BRIGHT_LINE = 2;

interface Props {
  /** Whose colour it takes; `abyss` is for the dark panels. */
  tone?: 'tide' | 'torque' | 'abyss';
}

/** A thin piece of the field: the motif of section heads, empty states and the not-found page. */
export function FieldFragment({ tone = 'tide' }: Props) {
  const { width, height, centre, radius, lines } = fragmentDrawing;
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
      <path
        d={`M0 ${centre.y}H${width}M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
        strokeWidth={1.4}
      />
      <circle cx={centre.x} cy={centre.y} r={3} fill="var(--dash)" stroke="none" />
      <path
        d={lines[BRIGHT_LINE]}
        pathLength={100}
        stroke="var(--dash)"
        strokeWidth={1.8}
        strokeDasharray="8 200"
        strokeDashoffset={-58}
      />
    </svg>
  );
}

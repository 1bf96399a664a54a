import { twoCylindersDrawing } from '@/shared/ui/art/two-cylinders-drawing';
import styles from './call-to-action-field.module.css';

/** Two cylinders in one stream, still and quiet, on abyss. */
export function CallToActionField() {
  const { width, height, lines, body, dots, bright } = twoCylindersDrawing;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g strokeOpacity={0.42}>
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={lines[bright.line]} pathLength={100} data-bright="" />
      <path d={body} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
}

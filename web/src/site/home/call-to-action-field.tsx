import { heroDrawing } from '@/shared/ui/art/hero-drawing';
import styles from './call-to-action-field.module.css';

/** The line on which the bright dash lies. */
const BRIGHT_LINE = 13;

/** The hero's field once more, still and quiet, on abyss. */
export function CallToActionField() {
  const { width, height, centre, radius, lines } = heroDrawing;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g strokeOpacity={0.42}>
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={lines[BRIGHT_LINE]} pathLength={100} data-bright="" />
      <circle cx={centre.x} cy={centre.y} r={radius} />
      <circle cx={centre.x} cy={centre.y} r={6} data-dot="" />
    </svg>
  );
}

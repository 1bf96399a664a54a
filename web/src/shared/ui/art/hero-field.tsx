import { clsx } from 'clsx';
import travel from './hero-pulses.module.css';
import styles from './hero-field.module.css';
import { heroDrawing } from './hero-drawing';

/**
 * The hero's drawing, behind the content of the nearest positioned ancestor: beside the text on
 * wide screens, below it on narrow ones, in the space that the hero reserves with
 * `--hero-field-room`.
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

/** Every fifth line is stronger, like the index contours of a map. */
const INDEX_EVERY = 5;

/** The hero's lines. They don't move, so they are painted once. */
function FieldLines() {
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

/** A few bright dashes that travel along lines, in a layer above the static lines. */
function FieldPulses() {
  const { width, height } = heroDrawing;
  return (
    <svg className={clsx(styles.pulses, travel.journeys)} viewBox={`0 0 ${width} ${height}`}>
      {heroPulses.map(({ line, length, isWideOnly }) => (
        <path key={line} d={`M${-length / 2} 0h${length}`} data-wide={isWideOnly} />
      ))}
    </svg>
  );
}

interface Pulse {
  /** The line's number, counted from the lowest. */
  line: number;
  /** In px of the drawing. */
  length: number;
  /** True if the line crosses the text on narrow screens. */
  isWideOnly?: boolean;
}

/** Short dashes that travel along lines; `hero-pulses.module.css` animates them. */
const heroPulses: readonly Pulse[] = [
  { line: 9, length: 36 },
  { line: 12, length: 38 },
  { line: 17, length: 38, isWideOnly: true },
  { line: 20, length: 46, isWideOnly: true },
  { line: 24, length: 42, isWideOnly: true },
];

/** One blade, around the centre of a frame from -100 to 100. */
const BLADE = 'M-3.2 -10C-9.5 -26 -8.5 -52 -0.5 -85C6.5 -62 8.5 -34 3.2 -10Z';

/** In degrees. */
const BLADE_ANGLES = [0, 120, 240] as const;

/** The turning cylinder of the flow: a ring with a scale, and three slow blades. */
function Rotor() {
  return (
    <div className={styles.disc}>
      <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor">
        <circle r="98" strokeWidth={1.5} />
        <circle
          r="92"
          strokeWidth={4}
          pathLength={72}
          strokeDasharray="0.1 0.9"
          strokeOpacity={0.6}
        />
        <circle r="90" strokeWidth={8} pathLength={12} strokeDasharray="0.02 0.98" />
      </svg>
      <svg className={styles.blades} viewBox="-100 -100 200 200">
        {BLADE_ANGLES.map((angle) => (
          <path key={angle} d={BLADE} transform={`rotate(${angle})`} />
        ))}
        <circle r="6.5" />
      </svg>
    </div>
  );
}

import styles from './rotor.module.css';

/** One blade, around the centre of a frame from -100 to 100. */
const BLADE = 'M-3.2 -10C-9.5 -26 -8.5 -52 -0.5 -85C6.5 -62 8.5 -34 3.2 -10Z';

/** In degrees. */
const BLADE_ANGLES = [0, 120, 240] as const;

/** The turning cylinder of the flow: a ring with a scale, and three slow blades. */
export function Rotor() {
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

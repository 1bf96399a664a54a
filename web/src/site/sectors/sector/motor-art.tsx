import styles from './sector-art.module.css';

const POLES = Array.from({ length: 8 }, (_, n) => n * 45);
const SLOTS = Array.from({ length: 48 }, (_, n) => n * 7.5);
/** The outer field, weaker with distance. */
const RINGS = [268, 292, 322, 358, 402, 456];

/** The flux between neighbouring poles: out through the stator and back through the rotor. */
const STATOR_FLUX = [
  'M-12.3 -140.5C-14.5 -157.3 14.5 -157.3 12.3 -140.5',
  'M-24.5 -138.9C-32.4 -175 32.4 -175 24.5 -138.9',
  'M-36.5 -136.2C-54.8 -194.4 54.8 -194.4 36.5 -136.2',
  'M-47.1 -132.9C-81.2 -217.3 81.2 -217.3 47.1 -132.9',
];
const ROTOR_FLUX = [
  'M-11.9 -136.5C-9.9 -125.6 9.9 -125.6 11.9 -136.5',
  'M-23.8 -134.9C-17.2 -108.6 17.2 -108.6 23.8 -134.9',
  'M-35.5 -132.3C-21.5 -89.5 21.5 -89.5 35.5 -132.3',
];

/** A section through an electric motor with its field, for Future Mobility. */
export function MotorArt() {
  return (
    <svg className={styles.drawing} viewBox="0 0 720 520" aria-hidden="true" data-tone="torque">
      <g transform="translate(456 262)">
        {RINGS.map((r, n) => (
          <circle key={r} r={r} strokeOpacity={0.34 - n * 0.05} />
        ))}
        <circle r="246" fill="var(--ground)" />
        <circle r="238" strokeOpacity="0.5" />
        <g strokeOpacity="0.8">
          {SLOTS.map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle})`}
              d="M-2.5 -147V-152L-5 -156V-202Q-5 -206 0 -206T5 -202V-156L2.5 -152V-147"
            />
          ))}
        </g>
        <circle r="146" />
        <g className={styles.turning}>
          {POLES.map((angle, n) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <g strokeOpacity="0.45">
                {STATOR_FLUX.map((d) => (
                  <path key={d} d={d} />
                ))}
                {ROTOR_FLUX.map((d) => (
                  <path key={d} d={d} />
                ))}
              </g>
              <path
                transform="rotate(22.5)"
                d="M-5 -84L-30 -122L-21 -127L0 -96L21 -127L30 -122L5 -84Q0 -79 -5 -84Z"
                fill={n % 2 === 0 ? 'var(--line)' : 'var(--ground)'}
              />
            </g>
          ))}
          <circle r="138" />
          <circle r="46" fill="var(--ground)" />
          <path d="M-7 -46V-36H7V-46" />
        </g>
        <circle r="30" strokeOpacity="0.6" />
        <circle r="7" fill="var(--spark)" stroke="none" />
      </g>
    </svg>
  );
}

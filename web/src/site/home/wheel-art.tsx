import styles from './sector-art.module.css';

const SPOKES = [0, 72, 144, 216, 288];

/** The wheel of an electric car at speed, for Future Mobility. */
export function WheelArt() {
  return (
    <svg className={styles.drawing} viewBox="0 0 340 230" aria-hidden="true">
      <path d="M4 222h332" />
      <path
        d="M20 206h66M44 190h44M8 174h72M58 158h24M70 142h16"
        strokeOpacity="0.55"
        strokeDasharray="30 8 100"
      />
      <g transform="translate(214 136)">
        <circle r="86" />
        <circle
          r="80"
          strokeWidth="6"
          strokeOpacity="0.5"
          pathLength="90"
          strokeDasharray=".35 .65"
          strokeLinecap="butt"
        />
        <circle r="68" />
        <path d="M-118 -38C-92 -92 -46 -116 8 -114C56 -112 92 -88 112 -46" strokeOpacity="0.55" />
        <path d="M36 -26A44 44 0 0 1 36 26L48 34A59 59 0 0 0 48 -34Z" fill="var(--tone)" />
        <g className={styles.turning}>
          <circle r="44" strokeOpacity="0.7" />
          <circle
            r="38"
            strokeWidth="2.5"
            strokeOpacity="0.7"
            pathLength="40"
            strokeDasharray=".04 .96"
          />
          {SPOKES.map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path d="M-5 -19C-6 -36 -9 -50 -15 -64M5 -19C6 -36 9 -50 15 -64" />
              <circle cy="-13" r="1.6" fill="var(--tone)" stroke="none" />
            </g>
          ))}
          <circle r="20" />
        </g>
        <circle r="6.5" fill="var(--tone)" stroke="none" />
      </g>
    </svg>
  );
}

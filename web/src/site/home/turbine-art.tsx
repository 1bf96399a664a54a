import styles from './sector-art.module.css';

const BLADE = 'M-2.6 -6C-7.5 -20 -6.5 -46 -0.4 -74C4.6 -54 6.4 -28 2.6 -6Z';
const BLADE_ANGLES = [0, 120, 240];
const WAVE = `c13 0 19-9 32-9s19 9 32 9${'s19-9 32-9 19 9 32 9'.repeat(5)}`;

interface RotorProps {
  x: number;
  y: number;
  scale: number;
  /** The blades' angle at rest, in degrees. */
  angle: number;
}

function TurbineRotor({ x, y, scale, angle }: RotorProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${angle})`}>
      <g className={styles.turning}>
        {BLADE_ANGLES.map((blade) => (
          <path key={blade} d={BLADE} transform={`rotate(${blade})`} fill="var(--tone)" />
        ))}
      </g>
      <circle r="5" fill="var(--tone)" stroke="none" />
    </g>
  );
}

/** Two turbines at sea, for Clean Energy. */
export function TurbineArt() {
  return (
    <svg className={styles.drawing} viewBox="0 0 340 230" aria-hidden="true">
      <path d="M96 186V112M92 186l4-74 4 74" strokeOpacity="0.55" />
      <g opacity="0.55">
        <TurbineRotor x={96} y={110} scale={0.5} angle={28} />
      </g>
      <path d="m216 192 5-104 5 104M206 192h30M210 192v9M232 192v9" />
      <TurbineRotor x={221} y={85} scale={1} angle={14} />
      <path d={`M40 206${WAVE}`} strokeOpacity="0.4" />
      <path d={`M16 216${WAVE}`} strokeOpacity="0.7" />
      <path d={`M-8 226${WAVE}`} />
    </svg>
  );
}

import styles from './sector-art.module.css';

const BLADE = 'M0 -6C9 -34 11 -66 2 -104C-5 -74 -7 -40 0 -6Z';
const HUB = { x: 470, y: 178 };
const HORIZON = 392;

/** Wind around the largest rotor: rings that set in the sea like a sun. */
const RINGS = [144, 178, 212, 246, 284, 326, 372].map((r) => {
  const depth = HORIZON - HUB.y;
  const reach = Math.round(Math.sqrt(Math.max(0, r ** 2 - depth ** 2)));
  return reach > 0
    ? `M${HUB.x - reach} ${HORIZON}A${r} ${r} 0 1 1 ${HUB.x + reach} ${HORIZON}`
    : `M${HUB.x - r} ${HUB.y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
});

interface Wave {
  y: number;
  /** Half the wavelength, and the height. */
  half: number;
  height: number;
  from: number;
}

/** The closer the water, the longer and higher its waves. */
const WAVES: readonly Wave[] = Array.from({ length: 9 }, (_, n) => ({
  y: HORIZON + 10 + n * (8 + n),
  half: 22 + n * 9,
  height: 2 + n * 2,
  from: -40 - n * 31,
}));

function waveOf({ y, half, height, from }: Wave): string {
  const halves = Math.ceil((800 - from) / half);
  return `M${from} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(halves)}`;
}

interface TurbineProps {
  x: number;
  y: number;
  scale: number;
  foot: number;
}

function Turbine({ x, y, scale, foot }: TurbineProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={`M-3.5 10L-6 ${(foot - y) / scale}H6L3.5 10`} fill="var(--ground)" />
      <g className={styles.turning} data-pace={scale < 0.5 ? 'brisk' : undefined}>
        <g fill="var(--line)" stroke="none">
          <path d={BLADE} />
          <path d={BLADE} transform="rotate(120)" />
          <path d={BLADE} transform="rotate(240)" />
        </g>
      </g>
      <circle r="7" fill="var(--spark)" stroke="none" />
    </g>
  );
}

/** Turbines at sea, for Clean Energy. */
export function WindArt() {
  return (
    <svg className={styles.drawing} viewBox="0 0 720 520" aria-hidden="true" data-tone="tide">
      <g strokeOpacity="0.3">
        {RINGS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <circle cx={HUB.x} cy={HUB.y} r="114" fill="var(--ground)" />
      <path d={`M-40 ${HORIZON}H800`} strokeOpacity="0.6" />
      <Turbine x={150} y={300} scale={0.3} foot={HORIZON + 6} />
      <Turbine x={262} y={264} scale={0.48} foot={HORIZON + 16} />
      <Turbine x={HUB.x} y={HUB.y} scale={1} foot={HORIZON + 40} />
      <Turbine x={668} y={286} scale={0.36} foot={HORIZON + 10} />
      {WAVES.map((wave, n) => (
        <path key={wave.y} d={waveOf(wave)} strokeOpacity={0.75 - n * 0.05} />
      ))}
    </svg>
  );
}

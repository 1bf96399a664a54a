import { keyframes, styled } from '@/theme/styled';
import { heroDrawing } from './hero-drawing';
import { BLADE, BLADE_ANGLES } from './rotor-blade';

const { width, height, centre, radius } = heroDrawing;

const turn = keyframes`to { transform: rotate(360deg); }`;

const Disc = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: `${((centre.x - radius) / width) * 100}%`,
  top: `${((centre.y - radius) / height) * 100}%`,
  width: `${((2 * radius) / width) * 100}%`,
  aspectRatio: '1',
  color: theme.vars.palette.brand.tide,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
}));

const Blades = styled('svg')(({ theme }) => ({
  fill: 'currentColor',
  animation: `${turn} 36s linear infinite`,
  '& circle': { fill: theme.vars.palette.brand.torque },
}));

/** The turning cylinder of the flow: a ring divided like an instrument's, and three slow blades. */
export function Rotor() {
  return (
    <Disc>
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
      <Blades viewBox="-100 -100 200 200">
        {BLADE_ANGLES.map((angle) => (
          <path key={angle} d={BLADE} transform={`rotate(${angle})`} />
        ))}
        <circle r="6.5" />
      </Blades>
    </Disc>
  );
}

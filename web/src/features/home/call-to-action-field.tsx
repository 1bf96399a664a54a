import { heroDrawing } from '@/components/art/hero-drawing';
import { styled } from '@/theme/styled';

/** The line on which the bright dash lies. */
const BRIGHT_LINE = 13;

// The flow around the cylinder, large, cut by the panel's right and lower edges.
const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: -60,
  top: '50%',
  width: 1000,
  maxWidth: 'none',
  transform: 'translateY(-54%)',
  fill: 'none',
  stroke: theme.vars.palette.brand.onAbyssMuted,
  strokeWidth: 1.1,
  pointerEvents: 'none',
  maskImage: 'linear-gradient(90deg, transparent 34%, #000 72%)',
  '& circle': { strokeWidth: 1.5 },
  '& [data-dot]': { fill: theme.vars.palette.brand.volt, stroke: 'none' },
  '& [data-bright]': {
    stroke: theme.vars.palette.brand.volt,
    strokeWidth: 2,
    strokeDasharray: '7 200',
    strokeDashoffset: -62,
  },
  // On narrow screens it stands below the words, in the room that the panel leaves at its foot.
  [theme.breakpoints.down('md')]: {
    right: -143,
    top: 'auto',
    bottom: -112,
    width: 680,
    transform: 'none',
    maskImage: 'linear-gradient(transparent 28%, #000 46%)',
  },
}));

/** The hero's field once more, still and quiet, on abyss. */
export function CallToActionField() {
  const { width, height, centre, radius, lines } = heroDrawing;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g strokeOpacity={0.42}>
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={lines[BRIGHT_LINE]} pathLength={100} data-bright="" />
      <circle cx={centre.x} cy={centre.y} r={radius} />
      <circle cx={centre.x} cy={centre.y} r={6} data-dot="" />
    </Drawing>
  );
}

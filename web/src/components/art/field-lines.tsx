import { styled } from '@/theme/styled';
import { heroDrawing } from './hero-drawing';

/** Every so many lines one is drawn stronger, as on a map. */
const INDEX_EVERY = 5;

const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: theme.vars.palette.brand.tide,
  strokeWidth: 1.1,
  // The drawing is gone before the text begins: beside it on wide screens, above it on narrow ones.
  maskImage: `linear-gradient(90deg, transparent 26%, #000 64%, #000 84%, transparent 99%),
    linear-gradient(transparent, #000 16%, #000 74%, transparent 98%)`,
  maskComposite: 'intersect',
  [theme.breakpoints.down('md')]: {
    maskImage: `linear-gradient(90deg, transparent 4%, #000 45%),
      linear-gradient(transparent 22%, #000 56%, #000 80%, transparent)`,
  },
}));

/** The hairlines of the hero; they stand still, so that they are painted once. */
export function FieldLines() {
  const { width, height, lines } = heroDrawing;
  return (
    <Lines viewBox={`0 0 ${width} ${height}`}>
      {lines.map((d, n) => (
        <path
          key={d}
          d={d}
          vectorEffect="non-scaling-stroke"
          strokeOpacity={n % INDEX_EVERY === 0 ? 0.55 : 0.27}
        />
      ))}
    </Lines>
  );
}

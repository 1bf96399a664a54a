import { keyframes, styled } from '@/theme/styled';
import type { FieldPulse } from './field-drawing';
import { heroDrawing } from './hero-drawing';
import { heroPulses } from './hero-pulses';

/** Where a journey's dash has appeared, and begins to go, in percent. */
const APPEARED = '18%';
const FADING = '80%';

/** A place on the line. Moving and turning costs the page no work in any frame, a dash offset does. */
function placeOf([, x, y, angle]: readonly number[]) {
  return { transform: `translate(${x}px,${y}px) rotate(${angle}deg)` };
}

function journeyOf({ stops, seconds, ahead }: FieldPulse) {
  const places = stops.map((stop) => [`${stop[0]}%`, placeOf(stop)] as const);
  const move = keyframes(Object.fromEntries(places));
  return `${fade} ${seconds}s linear -${ahead}s infinite, ${move} ${seconds}s linear -${ahead}s infinite`;
}

/** Where the page finds it when it opens, or shortly after. */
function firstStopOf({ stops, seconds, ahead }: FieldPulse): readonly number[] {
  return stops.find(([percent = 0]) => percent >= (ahead / seconds) * 100) ?? [];
}

const fade = keyframes({
  from: { opacity: 0 },
  [APPEARED]: { opacity: 1 },
  [FADING]: { opacity: 1 },
  to: { opacity: 0 },
});

/** Each dash's figures as a rule of the stylesheet: the content policy allows no style attributes. */
const journeys = Object.fromEntries(
  heroPulses.map((pulse, n) => [
    `& path:nth-of-type(${n + 1})`,
    {
      // Standing still, it is a mark on its line rather than nothing.
      ...placeOf(firstStopOf(pulse)),
      animation: journeyOf(pulse),
    },
  ]),
);

const Pulses = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: theme.vars.palette.brand.torque,
  strokeWidth: 2,
  strokeLinecap: 'round',
  [theme.breakpoints.down('md')]: { strokeWidth: 2.6, '& [data-wide]': { display: 'none' } },
  ...journeys,
}));

/** A few short bright dashes, each on one line, in a layer of their own above the still lines. */
export function FieldPulses() {
  const { width, height } = heroDrawing;
  return (
    <Pulses viewBox={`0 0 ${width} ${height}`}>
      {heroPulses.map(({ length, isWideOnly, ahead }) => (
        <path key={ahead} d={`M${-length / 2} 0h${length}`} data-wide={isWideOnly} />
      ))}
    </Pulses>
  );
}

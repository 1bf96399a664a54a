import { keyframes, styled } from '@/theme/styled';
import { heroDrawing } from './hero-drawing';

interface Pulse {
  /** Which line it travels along, counted from the lowest. */
  line: number;
  /** Its length, and where on the line it appears and is gone, in percent of the line. */
  length: number;
  from: number;
  to: number;
  seconds: number;
  /** Seconds into its journey at which the page opens. */
  ahead: number;
  /** Its line runs where narrow screens have text. */
  isWideOnly?: boolean;
}

const PULSES: readonly Pulse[] = [
  { line: 9, length: 5, from: 42, to: 88, seconds: 19, ahead: 3 },
  { line: 12, length: 4, from: 40, to: 84, seconds: 17, ahead: 12 },
  { line: 17, length: 4, from: 46, to: 90, seconds: 15, ahead: 9, isWideOnly: true },
  { line: 20, length: 5.5, from: 44, to: 86, seconds: 13, ahead: 5, isWideOnly: true },
  { line: 27, length: 4.5, from: 40, to: 88, seconds: 21, ahead: 14, isWideOnly: true },
];

const travel = keyframes`
  from { stroke-dashoffset: calc(var(--from) * -1); opacity: 0; }
  18%, 80% { opacity: 1; }
  to { stroke-dashoffset: calc(var(--to) * -1); opacity: 0; }
`;

/** Each dash's figures as a rule of the stylesheet: the content policy allows no style attributes. */
const figures = Object.fromEntries(
  PULSES.map(({ length, from, to, seconds, ahead }, n) => [
    `& path:nth-of-type(${n + 1})`,
    {
      '--length': length,
      '--from': from,
      '--to': to,
      '--seconds': `${seconds}s`,
      '--ahead': `-${ahead}s`,
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
  ...figures,
}));

const Dash = styled('path')({
  strokeDasharray: 'var(--length) 200',
  animation: `${travel} var(--seconds) linear var(--ahead) infinite`,
  // Standing still, it is a mark on its line rather than nothing.
  '@media (prefers-reduced-motion: reduce)': {
    strokeDashoffset: 'calc((var(--from) + var(--to)) / -2)',
  },
});

/** A few short bright dashes, each on one line, in a layer of their own above the still lines. */
export function FieldPulses() {
  const { width, height, lines } = heroDrawing;
  return (
    <Pulses viewBox={`0 0 ${width} ${height}`}>
      {PULSES.map(({ line, isWideOnly }) => (
        <Dash key={line} d={lines[line]} pathLength={100} data-wide={isWideOnly} />
      ))}
    </Pulses>
  );
}

/**
 * Computes the site's field lines and writes them, as drawings, to `web/src/shared/ui/art/`.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/field-lines.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { FieldPulse } from '../../web/src/shared/ui/art/field-drawing';
import { bezierPath, pointAt, tangent, tenth } from './bezier-path';
import type { Point } from './follow';
import { fragments } from './fragments';
import { type Frame, levels, lines } from './streamlines';

const heroFrame: Frame = {
  width: 1200,
  height: 840,
  scale: 116,
  centre: { x: 800, y: 430 },
  climb: 9,
};
const heroLines = lines(1.25, heroFrame, levels(-7.5, 7.5, 0.235));

interface Pulse extends FieldPulse {
  seconds: number;
  /** Seconds into its journey at which the page opens. */
  ahead: number;
  /** Where on the line it appears and is gone, as shares of the line. */
  from: number;
  to: number;
}

const heroPulses: readonly Pulse[] = [
  { line: 9, length: 36, from: 0.42, to: 0.88, seconds: 19, ahead: 3 },
  { line: 12, length: 38, from: 0.4, to: 0.84, seconds: 17, ahead: 12 },
  { line: 17, length: 38, from: 0.46, to: 0.9, seconds: 15, ahead: 9, isWideOnly: true },
  { line: 20, length: 46, from: 0.44, to: 0.86, seconds: 13, ahead: 5, isWideOnly: true },
  { line: 24, length: 42, from: 0.4, to: 0.88, seconds: 21, ahead: 14, isWideOnly: true },
];

/** How far, in px, the straight way between two stops may be off the line. */
const TOLERANCE = 1;

/**
 * The numbers of as few of a line's points, after the first one, as keep something on the line that moves
 * straight from each to the next.
 */
function stopsBetween(line: readonly Point[], first: number, last: number): number[] {
  const [a, b] = [pointAt(line, first), pointAt(line, last)];
  const pointNumber = (part: number) => Math.round(first + (last - first) * part);
  const isNear = [0.25, 0.5, 0.75].map(pointNumber).every((n) => {
    const part = (n - first) / (last - first);
    const { x, y } = pointAt(line, n);
    return Math.hypot(a.x + (b.x - a.x) * part - x, a.y + (b.y - a.y) * part - y) < TOLERANCE;
  });
  if (isNear) return [last];
  const middle = pointNumber(0.5);
  return [...stopsBetween(line, first, middle), ...stopsBetween(line, middle, last)];
}

/** A place of a pulse's way. Moving and turning costs the page no work in any frame, a dash offset does. */
interface Stop {
  /** Of the journey. */
  percent: number;
  place: string;
}

/** A pulse's way, worked out: the points of its line have equal distances. */
function wayOf({ line, from, to }: Pulse): Stop[] {
  const points = heroLines[line] ?? [];
  const numberAt = (share: number) => Math.round(share * (points.length - 1));
  const [first, last] = [numberAt(from), numberAt(to)];
  return [first, ...stopsBetween(points, first, last)].map((n) => {
    const { x, y } = pointAt(points, n);
    const along = tangent(points, n);
    const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
    return {
      percent: tenth(((n - first) / (last - first)) * 100),
      place: `transform: translate(${tenth(x)}px, ${tenth(y)}px) rotate(${tenth(angle)}deg);`,
    };
  });
}

function journeyOf(pulse: Pulse, n: number): string {
  const { seconds, ahead } = pulse;
  // Where the page finds it when it opens, or shortly after.
  const first = wayOf(pulse).find(({ percent }) => percent >= (ahead / seconds) * 100);
  const time = `${seconds}s linear -${ahead}s infinite`;
  return `& path:nth-of-type(${n + 1}) { ${first?.place} animation: fade ${time}, journey-${n + 1} ${time}; }`;
}

function keyframesOf(pulse: Pulse, n: number): string {
  const moves = wayOf(pulse).map(({ percent, place }) => `${percent}% { ${place} }`);
  return `@keyframes journey-${n + 1} { ${moves.join(' ')} }`;
}

/** Writes something as a module of its own, so that a page carries only what it shows. */
async function write(name: string, type: string, about: string, value: object): Promise<void> {
  const source = `// Written by scripts/art/field-lines.ts; change the figures there and run it again.
import type { ${type} } from './field-drawing';

/** ${about} */
export const ${name}: ${type} = ${JSON.stringify(value)};
`;
  const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  await writeFile(`${file}.ts`, source);
}

async function writeFile(name: string, source: string): Promise<void> {
  const target = new URL(`../../web/src/shared/ui/art/${name}`, import.meta.url);
  const filepath = fileURLToPath(target);
  writeFileSync(target, await format(source, { ...(await resolveConfig(filepath)), filepath }));
}

const { width, height, scale: radius, centre } = heroFrame;
await write('heroDrawing', 'FieldDrawing', 'Flow past a turning cylinder, which lifts it.', {
  width,
  height,
  centre,
  radius,
  lines: heroLines.map((line) => bezierPath(line)),
});
for (const [name, { about, drawing }] of Object.entries(fragments)) {
  await write(name, 'FragmentDrawing', about, drawing);
}
await writeFile(
  'hero-pulses.module.css',
  `/* Written by scripts/art/field-lines.ts; change the figures there and run it again. */
@layer kit {
  /* The figures of the drawing. */
  .drawing {
    --drawing-width: ${width};
    --drawing-height: ${height};
    --rotor-x: ${centre.x};
    --rotor-y: ${centre.y};
    --rotor-radius: ${radius};
  }

  /* Each dash travels along its line. Standing still, it is a mark on the line rather than nothing. */
  .journeys {
    ${heroPulses.map(journeyOf).join('')}
  }

  ${heroPulses.map(keyframesOf).join('')}

  /* A dash appears on its line, and goes before the line ends. */
  @keyframes fade { from { opacity: 0; } 18%, 80% { opacity: 1; } to { opacity: 0; } }
}
`,
);
await write(
  'heroPulses',
  'FieldPulses',
  'Dashes that travel along lines of the hero, by the style sheet beside this file.',
  heroPulses.map(({ line, length, isWideOnly }) => ({ line, length, isWideOnly })),
);

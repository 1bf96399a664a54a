/**
 * Computes the site's field lines and writes them, as drawings, to `web/src/shared/ui/art/`.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/field-lines.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { FieldPulse } from '../../web/src/shared/ui/art/field-drawing';
import { fragments, whirlpoolDrawing } from './fragments';
import type { Flow } from './potential-flow';
import type { Point } from './runge-kutta';
import { type Frame, levels, streamlines } from './streamlines';

const heroFrame: Frame = {
  width: 1200,
  height: 840,
  scale: 116,
  centre: { x: 800, y: 430 },
  climb: 9,
};
const heroFlow: Flow = { circulation: 1.25 };
const heroLines = streamlines(heroFlow, heroFrame, levels(-7.5, 7.5, 0.235));

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

interface Journey {
  seconds: number;
  ahead: number;
  /** Percent of the journey, and where the dash is then: x, y and its angle in degrees. */
  stops: readonly (readonly number[])[];
}

/** A pulse's way, worked out. */
function travelling({ line, from, to, seconds, ahead }: Pulse): Journey {
  const path = heroLines[line];
  if (path === undefined) throw new RangeError(`There is no line ${line}`);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const stops = wayAlong(path, from, to).map(({ share, x, y, angle }) =>
    [share * 100, x, y, angle].map(tenth),
  );
  return { seconds, ahead, stops };
}

/** Writes one drawing as a module of its own, so that a page carries only what it shows. */
async function writeDrawing(
  name: string,
  about: string,
  { width, height, scale: radius, centre }: Frame,
  lines: string[],
): Promise<void> {
  await write(name, 'FieldDrawing', about, { width, height, centre, radius, lines });
}

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

await writeDrawing(
  'heroDrawing',
  'Flow past a turning cylinder, which lifts it.',
  heroFrame,
  heroLines,
);
for (const [name, { about, drawing }] of Object.entries(fragments)) {
  await write(name, 'FragmentDrawing', about, drawing);
}
await write(
  'whirlpoolDrawing',
  'FragmentDrawing',
  'A stream past a whirlpool.',
  whirlpoolDrawing(),
);
await writeFile(
  'hero-pulses.module.css',
  `/* Written by scripts/art/field-lines.ts; change the figures there and run it again. */
@layer kit {
  /* The figures of the drawing. */
  .drawing {
    --drawing-width: ${heroFrame.width};
    --drawing-height: ${heroFrame.height};
    --rotor-x: ${heroFrame.centre.x};
    --rotor-y: ${heroFrame.centre.y};
    --rotor-radius: ${heroFrame.scale};
  }

  /* Each dash travels along its line. Standing still, it is a mark on the line rather than nothing. */
  .journeys {
    ${heroPulses.map(travelling).map(journeyOf).join('')}
  }

  ${heroPulses.map(travelling).map(keyframesOf).join('')}

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

/** A place on the line. Moving and turning costs the page no work in any frame, a dash offset does. */
function placeOf([, x, y, angle]: readonly number[]): string {
  return `transform: translate(${x}px, ${y}px) rotate(${angle}deg);`;
}

function journeyOf({ stops, seconds, ahead }: Journey, n: number): string {
  // Where the page finds it when it opens, or shortly after.
  const first = stops.find(([percent = 0]) => percent >= (ahead / seconds) * 100) ?? [];
  const time = `${seconds}s linear -${ahead}s infinite`;
  return `& path:nth-of-type(${n + 1}) { ${placeOf(first)} animation: fade ${time}, journey-${n + 1} ${time}; }`;
}

function keyframesOf({ stops }: Journey, n: number): string {
  const moves = stops.map((stop) => `${stop[0]}% { ${placeOf(stop)} }`);
  return `@keyframes journey-${n + 1} { ${moves.join(' ')} }`;
}

/** Where something that travels along a line is, after a share of its way. */
interface Stop {
  /** From 0 to 1. */
  share: number;
  x: number;
  y: number;
  /** The line's direction, in degrees clockwise. */
  angle: number;
}

/** Points to a curve: enough for a tenth of a px. */
const STEPS = 40;
/** How far, in px, the straight way between two stops may be off the line. */
const TOLERANCE = 1;

/**
 * As few stops as keep something on a line that moves straight from one to the next.
 *
 * @param path as `bezierPath` writes it
 * @param from where on the line the way begins, as a share of its length
 * @param to where it ends
 */
function wayAlong(path: string, from: number, to: number): Stop[] {
  const points = pointsOf(path);
  const stopAt = (share: number) => stopOn(points, from + (to - from) * share, share);
  const first = stopAt(0);
  return [first, ...between(first, stopAt(1), stopAt)];
}

/** The stops after the first one, up to the last. */
function between(first: Stop, last: Stop, stopAt: (share: number) => Stop): Stop[] {
  const shareOf = (part: number) => first.share + (last.share - first.share) * part;
  const isNear = [0.25, 0.5, 0.75].every((part) => {
    const { x, y } = stopAt(shareOf(part));
    return (
      Math.hypot(first.x + (last.x - first.x) * part - x, first.y + (last.y - first.y) * part - y) <
      TOLERANCE
    );
  });
  if (isNear) return [last];
  const middle = stopAt(shareOf(0.5));
  return [...between(first, middle, stopAt), ...between(middle, last, stopAt)];
}

/** Points along a path, each with the length of the path up to it. */
function pointsOf(path: string): (Point & { length: number })[] {
  const [start = '', ...curves] = path.slice(1).split('c');
  const [x = 0, y = 0] = start.split(' ').map(Number);
  const points = [{ x, y, length: 0 }];
  let at = { x, y };
  for (const curve of curves) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = curve.split(' ').map(Number);
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const u = 1 - t;
      const next = {
        x: at.x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * cx,
        y: at.y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * cy,
      };
      const last = points.at(-1) ?? { ...next, length: 0 };
      points.push({ ...next, length: last.length + Math.hypot(next.x - last.x, next.y - last.y) });
    }
    at = { x: at.x + cx, y: at.y + cy };
  }
  return points;
}

function stopOn(
  points: readonly (Point & { length: number })[],
  place: number,
  share: number,
): Stop {
  const wanted = place * (points.at(-1)?.length ?? 0);
  const n = Math.max(
    1,
    points.findIndex(({ length }) => length >= wanted),
  );
  const [a, b] = [points[n - 1], points[n]];
  if (!a || !b) throw new RangeError(`The line has no place ${place}`);
  const part = (wanted - a.length) / (b.length - a.length);
  return {
    share,
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

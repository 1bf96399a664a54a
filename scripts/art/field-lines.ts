/**
 * Computes the site's field lines and writes them, as drawings, to `web/src/components/art/`.
 * Run it by hand after changing a figure below: `npx tsx scripts/art/field-lines.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { bezierPath } from './bezier-path';
import { type Flow, type Point, trace } from './potential-flow';

interface Frame {
  width: number;
  height: number;
  /** Px to one cylinder radius. */
  scale: number;
  /** Where the cylinder's centre lies, in px. */
  centre: Point;
  /** Degrees by which the flow climbs to the right. */
  climb: number;
}

/** Corners that a line only grazes are left out; in points. */
const SHORTEST_PART = 40;

const heroFrame: Frame = {
  width: 1200,
  height: 840,
  scale: 116,
  centre: { x: 800, y: 430 },
  climb: 9,
};
const heroFlow: Flow = { circulation: 1.25 };
const heroLines = streamlines(heroFlow, heroFrame, levels(-7.5, 7.5, 0.235));

const fragmentFrame: Frame = {
  width: 480,
  height: 112,
  scale: 30,
  centre: { x: 336, y: 86 },
  climb: 0,
};
const fragmentFlow: Flow = { circulation: 0 };
const fragmentLines = streamlines(fragmentFlow, fragmentFrame, levels(0, 2.2, 0.27));

/** Levels at equal distances, none of them zero, where the line would run into the cylinder. */
function levels(from: number, to: number, distance: number): number[] {
  const all: number[] = [];
  for (let n = Math.round(from / distance); n * distance < to; n += 1)
    all.push((n + 0.5) * distance);
  return all;
}

function streamlines(flow: Flow, frame: Frame, wanted: readonly number[]): string[] {
  const reach = Math.hypot(frame.width, frame.height) / frame.scale;
  return wanted.flatMap((level) => {
    const line = trace(flow, level, -reach, reach).map((point) => toFrame(point, frame));
    return partsInside(line, frame)
      .filter((part) => part.length >= SHORTEST_PART)
      .map(bezierPath);
  });
}

/** A line may leave the frame above the cylinder and come back. */
function partsInside(line: readonly Point[], frame: Frame): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (isInside(point, frame)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts;
}

function toFrame({ x, y }: Point, { scale, centre, climb }: Frame): Point {
  const angle = (climb * Math.PI) / 180;
  return {
    x: centre.x + scale * (x * Math.cos(angle) - y * Math.sin(angle)),
    y: centre.y - scale * (x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

function isInside({ x, y }: Point, { width, height }: Frame): boolean {
  const margin = 4;
  return x > -margin && x < width + margin && y > -margin && y < height + margin;
}

/** Writes one drawing as a module of its own, so that a page carries only what it shows. */
async function write(name: string, about: string, frame: Frame, lines: string[]): Promise<void> {
  const { width, height, scale: radius, centre } = frame;
  const drawing = JSON.stringify({ width, height, centre, radius, lines });
  const source = `// Written by scripts/art/field-lines.ts; change the figures there and run it again.
import type { FieldDrawing } from './field-drawing';

/** ${about} */
export const ${name}: FieldDrawing = ${drawing};
`;
  const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const target = new URL(`../../web/src/components/art/${file}.ts`, import.meta.url);
  const filepath = fileURLToPath(target);
  writeFileSync(target, await format(source, { ...(await resolveConfig(filepath)), filepath }));
}

await write('heroDrawing', 'Flow past a turning cylinder, which lifts it.', heroFrame, heroLines);
await write('fragmentDrawing', 'Flow over half a cylinder at rest.', fragmentFrame, fragmentLines);

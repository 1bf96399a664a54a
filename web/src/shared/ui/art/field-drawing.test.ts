import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FragmentDrawing } from './field-drawing';
import { halfCylinderDrawing } from './half-cylinder-drawing';
import { heroDrawing } from './hero-drawing';
import { heroPulses } from './hero-field';
import { ovalDrawing } from './oval-drawing';
import { sourceAndSinkDrawing } from './source-and-sink-drawing';
import { twoCylindersDrawing } from './two-cylinders-drawing';
import { vortexStreetDrawing } from './vortex-street-drawing';
import { wallDrawing } from './wall';
import { whirlpoolDrawing } from './whirlpool-drawing';
import { wingDrawing } from './wing-drawing';

/** Returns the ends of a path's relative curves. */
function knots(path: string): { x: number; y: number }[] {
  const [start = '', ...curves] = path.slice(1).split('c');
  const [x = 0, y = 0] = start.split(' ').map(Number);
  const all = [{ x, y }];
  for (const curve of curves) {
    const [dx = 0, dy = 0] = curve.split(' ').map(Number).slice(4);
    const last = all.at(-1) ?? { x, y };
    all.push({ x: last.x + dx, y: last.y + dy });
  }
  return all;
}

interface Obstacle {
  x: number;
  y: number;
  radius: number;
}

/** Returns a drawing's cylinders: its dots, with the radii of its body. */
function cylindersOf({ dots, body }: FragmentDrawing): Obstacle[] {
  const radii = [...new Set([...body.matchAll(/a(\d+) \1 /g)].map(([, radius]) => Number(radius)))];
  return dots.map((dot, n) => ({ ...dot, radius: radii[n] ?? 0 }));
}

test.each<[string, readonly string[], Obstacle[]]>([
  ['hero', heroDrawing.lines, [{ ...heroDrawing.centre, radius: heroDrawing.radius }]],
  ['half-cylinder', halfCylinderDrawing.lines, cylindersOf(halfCylinderDrawing)],
  ['two cylinders', twoCylindersDrawing.lines, cylindersOf(twoCylindersDrawing)],
])('no line of the %s enters a cylinder or runs backwards', (_name, lines, cylinders) => {
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.min(...cylinders.map(({ radius }) => radius))).toBeGreaterThan(10);
  for (const points of lines.map(knots)) {
    for (const [n, { x, y }] of points.entries()) {
      for (const { x: cx, y: cy, radius } of cylinders) {
        expect(Math.hypot(x - cx, y - cy)).toBeGreaterThan(radius - 0.5);
      }
      if (n > 0) expect(x).toBeGreaterThan(points[n - 1]?.x ?? 0);
    }
  }
});

test.each<[string, FragmentDrawing]>([
  ['half-cylinder', halfCylinderDrawing],
  ['oval', ovalDrawing],
  ['source and sink', sourceAndSinkDrawing],
  ['two cylinders', twoCylindersDrawing],
  ['vortex street', vortexStreetDrawing],
  ['wall', wallDrawing],
  ['whirlpool', whirlpoolDrawing],
  ['wing', wingDrawing],
])('the %s has a few light lines inside its frame, one with the dash', (_name, drawing) => {
  const { width, height, lines, bright } = drawing;
  expect(lines.length).toBeGreaterThan(8);
  expect(lines[bright.line]).toBeDefined();
  // A drawing that fills the screen has longer lines.
  const most = width > 1_000 ? 4_000 : 3_000;
  expect(brotliCompressSync(JSON.stringify(drawing)).length).toBeLessThan(most);
  for (const { x, y } of lines.flatMap(knots)) {
    expect(x).toBeGreaterThan(-6);
    expect(x).toBeLessThan(width + 6);
    expect(y).toBeGreaterThan(-6);
    expect(y).toBeLessThan(height + 6);
  }
});

test('moves every dash of the hero from left to right past the cylinder', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'hero-pulses.module.css'), 'utf8');
  const { centre, radius } = heroDrawing;
  const journeys = sheet.split('@keyframes journey-').slice(1);
  expect(journeys).toHaveLength(heroPulses.length);
  for (const journey of journeys) {
    const stops = [
      ...journey.matchAll(/([\d.]+)% \{\s*transform: translate\((-?[\d.]+)px, (-?[\d.]+)px\)/g),
    ].map((stop) => stop.slice(1).map(Number));
    expect([stops[0]?.[0], stops.at(-1)?.[0]]).toEqual([0, 100]);
    for (const [n, [percent = 0, x = 0, y = 0]] of stops.entries()) {
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(radius);
      if (n === 0) continue;
      expect(percent).toBeGreaterThan(stops[n - 1]?.[0] ?? 0);
      expect(x).toBeGreaterThan(stops[n - 1]?.[1] ?? 0);
    }
  }
});

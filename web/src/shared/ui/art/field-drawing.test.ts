import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldDrawing } from './field-drawing';
import { fragmentDrawing } from './fragment-drawing';
import { heroDrawing } from './hero-drawing';
import { heroPulses } from './hero-pulses';

/** The knots of a path: where its relative curves end. */
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

test.each<[string, FieldDrawing]>([
  ['hero', heroDrawing],
  ['fragment', fragmentDrawing],
])('no line of the %s enters the cylinder or runs backwards', (_name, drawing) => {
  expect(drawing.lines.length).toBeGreaterThan(5);
  for (const points of drawing.lines.map(knots)) {
    for (const [n, { x, y }] of points.entries()) {
      const distance = Math.hypot(x - drawing.centre.x, y - drawing.centre.y);
      expect(distance).toBeGreaterThan(drawing.radius);
      if (n > 0) expect(x).toBeGreaterThan(points[n - 1]?.x ?? 0);
    }
  }
});

test('every dash of the hero travels from left to right, past the cylinder', () => {
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

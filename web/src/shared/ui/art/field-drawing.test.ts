import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heroDrawing } from './hero-drawing';
import { heroPulses } from './hero-field';

const FOLDER = join(import.meta.dirname, 'drawings');

/** Reads a drawing's file. */
function drawingIn(file: string) {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [width = 0, height = 0] =
    /viewBox="0 0 (\d+) (\d+)"/.exec(text)?.slice(1).map(Number) ?? [];
  const paths = [...text.matchAll(/<path ([^>]*)\/>/g)].map(([, path = '']) => path);
  const linesOf = (path: string) => path.split(' d="')[1]?.slice(0, -1).split(/(?=M)/) ?? [];
  return {
    text,
    width,
    height,
    lines: paths.filter((path) => path.includes('stroke-opacity')).flatMap(linesOf),
    dashes: paths.filter((path) => path.includes('stroke-dasharray')).flatMap(linesOf),
    dots: [...text.matchAll(/cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  };
}

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
function cylindersIn(file: string): Obstacle[] {
  const { text, dots } = drawingIn(file);
  const radii = [...new Set([...text.matchAll(/a(\d+) \1 /g)].map(([, radius]) => Number(radius)))];
  return dots.map(({ x, y }, n) => ({ x, y, radius: radii[n] ?? 0 }));
}

test.each<[string, readonly string[], Obstacle[]]>([
  ['hero', heroDrawing.lines, [{ ...heroDrawing.centre, radius: heroDrawing.radius }]],
  ...['half-cylinder.svg', 'two-cylinders.svg', 'two-cylinders-large.svg'].map(
    (file): [string, string[], Obstacle[]] => [file, drawingIn(file).lines, cylindersIn(file)],
  ),
])('no line of %s enters a cylinder or runs backwards', (_name, lines, cylinders) => {
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

test.each(readdirSync(FOLDER))('%s has a few light lines inside its frame, with dashes', (file) => {
  const { text, width, height, lines, dashes } = drawingIn(file);
  expect(lines.length).toBeGreaterThan(8);
  expect(dashes.length).toBeGreaterThan(0);
  expect(lines).toEqual(expect.arrayContaining(dashes));
  // A drawing that fills the screen has longer lines.
  const most = width > 1_000 ? 4_000 : 3_000;
  expect(brotliCompressSync(text).length).toBeLessThan(most);
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

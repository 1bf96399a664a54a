import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heroDrawing } from './hero-drawing';

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

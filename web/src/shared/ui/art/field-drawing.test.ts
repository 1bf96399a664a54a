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

/** Flow never turns back: a line that does is drawn wrong. */
function expectForward(points: { x: number }[]) {
  const xs = points.map(({ x }) => x);
  expect(xs).toEqual([...new Set(xs)].toSorted((a, b) => a - b));
}

test('no line of the hero enters the cylinder or runs backwards', () => {
  const { lines, centre, radius } = heroDrawing;
  for (const points of lines.map(knots)) {
    expectForward(points);
    for (const { x, y } of points) {
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(radius - 0.5);
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
  for (const points of lines.map(knots)) {
    for (const { x, y } of points) {
      expect([x > -6, x < width + 6, y > -6, y < height + 6]).not.toContain(false);
    }
  }
});

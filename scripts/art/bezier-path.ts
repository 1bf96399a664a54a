import type { Point } from './follow';

/** A knot is set after this much turning, in radians, where nothing else is asked for, … */
const MAX_TURN = 0.32;
/** … or after this many points, whichever comes first. */
const MAX_POINTS = 190;

/**
 * A dense, evenly spaced line as few cubic Béziers that share their tangents, so that no knot can
 * be seen. Coordinates are relative and rounded to a tenth, without the error adding up. Loops can do
 * with more turning from knot to knot.
 */
export function bezierPath(points: readonly Point[], maxTurn = MAX_TURN): string {
  const knots = chooseKnots(points, maxTurn);
  let at = rounded(pointAt(points, 0));
  let path = `M${at.x} ${at.y}`;
  for (const [n, to] of knots.slice(1).entries()) {
    const from = knots[n] ?? 0;
    const handle = arcLength(points, from, to) / 3;
    const leaving = tangent(points, from);
    const arriving = tangent(points, to);
    const start = pointAt(points, from);
    const end = pointAt(points, to);
    const control1 = { x: start.x + leaving.x * handle, y: start.y + leaving.y * handle };
    const control2 = { x: end.x - arriving.x * handle, y: end.y - arriving.y * handle };
    const target = rounded(end);
    path += `c${[control1, control2, target].map((p) => relative(p, at)).join(' ')}`;
    at = target;
  }
  return path;
}

function chooseKnots(points: readonly Point[], maxTurn: number): number[] {
  const knots = [0];
  let turned = 0;
  let since = 0;
  for (let n = 1; n < points.length - 1; n += 1) {
    const before = tangent(points, n - 1);
    const here = tangent(points, n);
    turned += Math.abs(
      Math.atan2(before.x * here.y - before.y * here.x, before.x * here.x + before.y * here.y),
    );
    since += 1;
    if (turned > maxTurn || since >= MAX_POINTS) {
      knots.push(n);
      turned = 0;
      since = 0;
    }
  }
  knots.push(points.length - 1);
  return knots;
}

/** The direction of a line at its nth point, of length one. */
export function tangent(points: readonly Point[], n: number): Point {
  const a = pointAt(points, Math.max(0, n - 1));
  const b = pointAt(points, Math.min(points.length - 1, n + 1));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

function arcLength(points: readonly Point[], from: number, to: number): number {
  let length = 0;
  for (let n = from + 1; n <= to; n += 1) {
    const a = pointAt(points, n - 1);
    const b = pointAt(points, n);
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

/** @throws {RangeError} where the line has fewer points */
export function pointAt(points: readonly Point[], n: number): Point {
  const point = points[n];
  if (!point) throw new RangeError(`The line has no point ${n}`);
  return point;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function rounded({ x, y }: Point): Point {
  return { x: tenth(x), y: tenth(y) };
}

function relative(point: Point, at: Point): string {
  return `${tenth(point.x - at.x)} ${tenth(point.y - at.y)}`;
}

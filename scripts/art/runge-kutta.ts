/** A point of the flow's plane, in cylinder radii, y upwards. */
export interface Point {
  x: number;
  y: number;
}

/** A step along a field of directions, each of length one (Runge-Kutta 4); back for a negative one. */
export function stepAlong(directionAt: (at: Point) => Point, from: Point, step: number): Point {
  const a = directionAt(from);
  const b = directionAt(moved(from, a, step / 2));
  const c = directionAt(moved(from, b, step / 2));
  const d = directionAt(moved(from, c, step));
  return {
    x: from.x + (step / 6) * (a.x + 2 * b.x + 2 * c.x + d.x),
    y: from.y + (step / 6) * (a.y + 2 * b.y + 2 * c.y + d.y),
  };
}

function moved(from: Point, way: Point, length: number): Point {
  return { x: from.x + way.x * length, y: from.y + way.y * length };
}

/** A point of the flow's plane, in the flow's units with y upwards, or of a drawing, in px with y downwards. */
export interface Point {
  x: number;
  y: number;
}

/**
 * How a flow runs at a point: u and v of the velocity, in the units of the stream far away, y upwards.
 */
export type Velocity = (at: Point) => Point;

/** Follows the flow from a point, forwards or back, in steps of one length. */
export function follow(
  velocity: Velocity,
  from: Point,
  { step = 0.01, isOver }: { step?: number; isOver: (at: Point) => boolean },
): Point[] {
  const points = [from];
  let at = from;
  while (points.length < 20_000) {
    at = stepAlong(velocity, at, step);
    points.push(at);
    const isClosed =
      points.length > 20 && Math.hypot(at.x - from.x, at.y - from.y) < Math.abs(step) * 0.75;
    if (isClosed || isOver(at)) break;
  }
  return points;
}

/** A step of one length along the flow (Runge-Kutta 4); back for a negative one. */
function stepAlong(velocity: Velocity, from: Point, step: number): Point {
  const a = direction(velocity, from);
  const b = direction(velocity, moved(from, a, step / 2));
  const c = direction(velocity, moved(from, b, step / 2));
  const d = direction(velocity, moved(from, c, step));
  return {
    x: from.x + (step / 6) * (a.x + 2 * b.x + 2 * c.x + d.x),
    y: from.y + (step / 6) * (a.y + 2 * b.y + 2 * c.y + d.y),
  };
}

function direction(velocity: Velocity, at: Point): Point {
  const { x, y } = velocity(at);
  const speed = Math.hypot(x, y) || 1;
  return { x: x / speed, y: y / speed };
}

function moved(from: Point, way: Point, length: number): Point {
  return { x: from.x + way.x * length, y: from.y + way.y * length };
}

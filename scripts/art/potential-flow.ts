import { type Point, stepAlong } from './runge-kutta';

export interface Flow {
  /** Strength of the circulation; positive turns clockwise and lifts. Stagnation points leave the surface at 2. */
  circulation: number;
}

/** Value of the stream function: constant along a streamline, zero on the cylinder. */
function streamFunction({ circulation }: Flow, { x, y }: Point): number {
  const r2 = x * x + y * y;
  return y * (1 - 1 / r2) + (circulation / 2) * Math.log(r2);
}

/** Direction of the flow at a point, of length one. */
function direction({ circulation }: Flow, { x, y }: Point): Point {
  const r2 = x * x + y * y;
  const r4 = r2 * r2;
  const u = 1 - (x * x - y * y) / r4 + (circulation * y) / r2;
  const v = (-2 * x * y) / r4 - (circulation * x) / r2;
  const speed = Math.hypot(u, v);
  return { x: u / speed, y: v / speed };
}

/** Height at which the streamline of a level crosses the vertical at `x`, found by halving. */
function heightOfLevel(flow: Flow, level: number, x: number): number {
  let low = -40;
  let high = 40;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (streamFunction(flow, { x, y: middle }) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Follows a level's streamline from `fromX` to `toX` in equal steps of arc length. */
export function trace(flow: Flow, level: number, fromX: number, toX: number, step = 0.01): Point[] {
  let point: Point = { x: fromX, y: heightOfLevel(flow, level, fromX) };
  const points = [point];
  while (point.x < toX && points.length < 5000) {
    point = stepAlong((at) => direction(flow, at), point, step);
    points.push(point);
  }
  return points;
}

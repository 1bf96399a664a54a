import type { Point } from './runge-kutta';

/** Where something that travels along a line is, after a share of its way. */
interface Stop {
  /** From 0 to 1. */
  share: number;
  x: number;
  y: number;
  /** The line's direction, in degrees clockwise. */
  angle: number;
}

/** Points to a curve: enough for a tenth of a px. */
const STEPS = 40;
/** How far, in px, the straight way between two stops may be off the line. */
const TOLERANCE = 1;

/**
 * As few stops as keep something on a line that moves straight from one to the next.
 *
 * @param path as `bezierPath` writes it
 * @param from where on the line the way begins, as a share of its length
 * @param to where it ends
 */
export function wayAlong(path: string, from: number, to: number): Stop[] {
  const points = pointsOf(path);
  const stopAt = (share: number) => stopOn(points, from + (to - from) * share, share);
  const first = stopAt(0);
  return [first, ...between(first, stopAt(1), stopAt)];
}

/** The stops after the first one, up to the last. */
function between(first: Stop, last: Stop, stopAt: (share: number) => Stop): Stop[] {
  const shareOf = (part: number) => first.share + (last.share - first.share) * part;
  const isNear = [0.25, 0.5, 0.75].every((part) => {
    const { x, y } = stopAt(shareOf(part));
    return (
      Math.hypot(first.x + (last.x - first.x) * part - x, first.y + (last.y - first.y) * part - y) <
      TOLERANCE
    );
  });
  if (isNear) return [last];
  const middle = stopAt(shareOf(0.5));
  return [...between(first, middle, stopAt), ...between(middle, last, stopAt)];
}

/** Points along a path, each with the length of the path up to it. */
function pointsOf(path: string): (Point & { length: number })[] {
  const [start = '', ...curves] = path.slice(1).split('c');
  const [x = 0, y = 0] = start.split(' ').map(Number);
  const points = [{ x, y, length: 0 }];
  let at = { x, y };
  for (const curve of curves) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = curve.split(' ').map(Number);
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const u = 1 - t;
      const next = {
        x: at.x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * cx,
        y: at.y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * cy,
      };
      const last = points.at(-1) ?? { ...next, length: 0 };
      points.push({ ...next, length: last.length + Math.hypot(next.x - last.x, next.y - last.y) });
    }
    at = { x: at.x + cx, y: at.y + cy };
  }
  return points;
}

function stopOn(
  points: readonly (Point & { length: number })[],
  place: number,
  share: number,
): Stop {
  const wanted = place * (points.at(-1)?.length ?? 0);
  const n = Math.max(
    1,
    points.findIndex(({ length }) => length >= wanted),
  );
  const [a, b] = [points[n - 1], points[n]];
  if (!a || !b) throw new RangeError(`The line has no place ${place}`);
  const part = (wanted - a.length) / (b.length - a.length);
  return {
    share,
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

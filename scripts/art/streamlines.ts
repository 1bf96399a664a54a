import { bezierPath } from './bezier-path';
import { heightOfLevel, pastTurningCylinder } from './flows';
import { follow, type Point } from './follow';

/** Where a drawing shows the flow. */
export interface Frame {
  width: number;
  height: number;
  /** Px to one cylinder radius. */
  scale: number;
  /** Where the cylinder's centre lies, in px. */
  centre: Point;
  /** Degrees by which the flow climbs to the right. */
  climb: number;
}

/** Corners that a line only grazes are left out; in points. */
const SHORTEST_PART = 40;

/** Levels at equal distances, none of them zero, where the line would run into the cylinder. */
export function levels(from: number, to: number, distance: number): number[] {
  const all: number[] = [];
  for (let n = Math.round(from / distance); n * distance < to; n += 1)
    all.push((n + 0.5) * distance);
  return all;
}

/** A level's line past a turning cylinder, from one side of the frame to the other. */
function trace(circulation: number, { width, height, scale }: Frame, level: number): Point[] {
  const reach = Math.hypot(width, height) / scale;
  const from = { x: -reach, y: heightOfLevel(circulation, level, -reach) };
  return follow(pastTurningCylinder(circulation), from, { isOver: ({ x }) => x >= reach });
}

/** The lines of a flow past a turning cylinder, in px of the frame that they are cut to. */
export function lines(circulation: number, frame: Frame, wanted: readonly number[]): Point[][] {
  return cutTo(
    frame,
    wanted.map((level) => trace(circulation, frame, level)),
  );
}

/** The same as SVG path data. */
export function streamlines(
  circulation: number,
  frame: Frame,
  wanted: readonly number[],
): string[] {
  return lines(circulation, frame, wanted).map((line) => bezierPath(line));
}

/** The part of one line between two places, in cylinder radii from the centre along the flow. */
export function segment(
  circulation: number,
  frame: Frame,
  { level, from, to }: { level: number; from: number; to: number },
): string {
  const line = trace(circulation, frame, level).filter(({ x }) => x >= from && x <= to);
  return bezierPath(line.map((point) => toFrame(point, frame)));
}

/** Lines of a flow in px of a frame, without what lies outside: a line may leave it and come back. */
export function cutTo(frame: Frame, all: readonly Point[][]): Point[][] {
  return all.flatMap((line) => {
    const parts: Point[][] = [[]];
    for (const point of line.map((at) => toFrame(at, frame))) {
      if (isInside(point, frame)) parts.at(-1)?.push(point);
      else if (parts.at(-1)?.length) parts.push([]);
    }
    return parts.filter((part) => part.length >= SHORTEST_PART);
  });
}

export function toFrame({ x, y }: Point, { scale, centre, climb }: Frame): Point {
  const angle = (climb * Math.PI) / 180;
  return {
    x: centre.x + scale * (x * Math.cos(angle) - y * Math.sin(angle)),
    y: centre.y - scale * (x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

function isInside({ x, y }: Point, { width, height }: Frame): boolean {
  const margin = 4;
  return x > -margin && x < width + margin && y > -margin && y < height + margin;
}

/** A line's points at equal distances, in the units that they have. */
export function evenly(line: readonly Point[], distance: number): Point[] {
  const [first] = line;
  if (!first) return [];
  const points = [first];
  let at = first;
  for (const next of line) {
    for (;;) {
      const length = Math.hypot(next.x - at.x, next.y - at.y);
      if (length < distance) break;
      at = {
        x: at.x + ((next.x - at.x) * distance) / length,
        y: at.y + ((next.y - at.y) * distance) / length,
      };
      points.push(at);
    }
  }
  return points;
}

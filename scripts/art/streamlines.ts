import { bezierPath } from './bezier-path';
import { type Flow, trace } from './potential-flow';
import type { Point } from './runge-kutta';

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

/** The lines of a flow as SVG path data, in px of the frame that they are cut to. */
export function streamlines(flow: Flow, frame: Frame, wanted: readonly number[]): string[] {
  const reach = Math.hypot(frame.width, frame.height) / frame.scale;
  return wanted.flatMap((level) => {
    const line = trace(flow, level, -reach, reach).map((point) => toFrame(point, frame));
    return partsInside(line, frame)
      .filter((part) => part.length >= SHORTEST_PART)
      .map((part) => bezierPath(part));
  });
}

/** The part of one line between two places, in cylinder radii from the centre along the flow. */
export function segment(
  flow: Flow,
  frame: Frame,
  { level, from, to }: { level: number; from: number; to: number },
): string {
  const reach = Math.hypot(frame.width, frame.height) / frame.scale;
  const line = trace(flow, level, -reach, reach).filter(({ x }) => x >= from && x <= to);
  return bezierPath(line.map((point) => toFrame(point, frame)));
}

/** A line may leave the frame above the cylinder and come back. */
export function partsInside(line: readonly Point[], frame: Frame): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (isInside(point, frame)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts;
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

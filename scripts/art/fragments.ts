import type { FragmentDrawing } from '../../web/src/shared/ui/art/field-drawing';
import { bezierPath } from './bezier-path';
import {
  againstWall,
  type Cylinder,
  pastCylinders,
  sourceAndSink,
  vortexStreet,
  whirlpool,
  wing,
} from './flows';
import { follow, type Point, type Velocity } from './follow';
import { cutTo, evenly, type Frame, levels, streamlines, toFrame } from './streamlines';

/** Lines nearer than this, in px, would run into one. */
const SAME_LINE = 3;

/** Numbers at equal distances. */
function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => from + ((to - from) * n) / (count - 1));
}

/** Half the frame's extent, in the flow's units, with room to enter and leave by. */
function reachOf({ width, height, scale }: Frame): Point {
  return { x: width / scale, y: height / scale };
}

/** The whole line through a point: back to where it comes from, and on to where it goes. */
function lineThrough(velocity: Velocity, at: Point, isOver: (at: Point) => boolean): Point[] {
  const on = follow(velocity, at, { isOver });
  const last = on.at(-1) ?? at;
  const isClosed = on.length > 20 && Math.hypot(last.x - at.x, last.y - at.y) < 0.02;
  if (isClosed) return on;
  const back = follow(velocity, at, { step: -0.01, isOver });
  return [...back.slice(1).reverse(), ...on];
}

/** The lines through points, each line once. */
function linesThrough(
  velocity: Velocity,
  seeds: readonly Point[],
  frame: Frame,
  isOver: (at: Point) => boolean,
): Point[][] {
  const lines: Point[][] = [];
  for (const seed of seeds) {
    const isThere = lines.some((line) =>
      line.some(({ x, y }) => Math.hypot(x - seed.x, y - seed.y) * frame.scale < SAME_LINE),
    );
    if (!isThere) lines.push(lineThrough(velocity, seed, isOver));
  }
  return lines;
}

function circle({ x, y, radius }: Cylinder, frame: Frame): string {
  const at = toFrame({ x, y }, frame);
  const r = Math.round(radius * frame.scale);
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}

/** A drawing of lines, cut to the frame. */
function drawing(
  frame: Frame,
  lines: readonly Point[][],
  rest: Omit<FragmentDrawing, 'width' | 'height' | 'lines'>,
  maxTurn?: number,
): FragmentDrawing {
  const { width, height } = frame;
  const parts = cutTo(frame, lines).filter((part) => part.length >= 60);
  return { width, height, lines: parts.map((part) => bezierPath(part, maxTurn)), ...rest };
}

const size = { width: 480, height: 208, climb: 0 };

/** Two cylinders, one in the lee of the other. */
function twoCylinders(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 40, centre: { x: 240, y: 104 } };
  const cylinders: Cylinder[] = [
    { x: -1.4, y: 0.25, radius: 1.15 },
    { x: 1.75, y: -0.4, radius: 0.75 },
  ];
  const reach = reachOf(frame);
  const velocity = pastCylinders(cylinders);
  const isOver = ({ x }: Point) => x > reach.x;
  const lines = spread(-2.75, 2.75, 14).map((y) =>
    follow(velocity, { x: -reach.x, y }, { isOver }),
  );
  return drawing(frame, lines, {
    body: cylinders.map((cylinder) => circle(cylinder, frame)).join(''),
    dots: cylinders.map((at) => toFrame(at, frame)),
    bright: { line: 9, at: 47 },
  });
}

/** A street of vortices; what repeats has the same figures each time, and so packs well. */
function street(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 40, centre: { x: 240, y: 104 } };
  const [length, half] = [3.4, 0.62];
  const reach = reachOf(frame);
  const isOver = ({ x, y }: Point) => Math.abs(x) > reach.x || Math.abs(y) > reach.y;
  const upper = [-1, 0, 1].map((n) => ({ x: n * length, y: half }));
  const lower = [-1.5, -0.5, 0.5, 1.5].map((n) => ({ x: n * length, y: -half }));
  const radii = [0.24, 0.5, 0.8];
  const seeds = [
    ...[1.62, 1.85, 2.15, 2.5].flatMap((y) => [
      { x: 0, y },
      { x: length / 2, y: -y },
    ]),
    { x: length / 4, y: 0 },
    ...radii.flatMap((r) => upper.map(({ x, y }) => ({ x, y: y + r }))),
    ...radii.flatMap((r) => lower.map(({ x, y }) => ({ x, y: y - r }))),
  ];
  const lines = linesThrough(vortexStreet(length, half), seeds, frame, isOver);
  return drawing(
    frame,
    lines,
    {
      body: '',
      dots: [...upper, ...lower.slice(1, 3)].map((at) => toFrame(at, frame)),
      bright: { line: 0, at: 62 },
    },
    0.7,
  );
}

/** Points around the source at -1, at angles in degrees. */
function aroundSource(radius: number, angles: readonly number[]): Point[] {
  return angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: -1 + radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** From a source to a sink, without a stream. */
function fromSourceToSink(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 92, centre: { x: 240, y: 104 } };
  const velocity = sourceAndSink(1, 0);
  const isOver = ({ x, y }: Point) => Math.hypot(x - 1, y) < 0.13;
  const lines = aroundSource(0.13, spread(-165, 165, 23)).map((from) =>
    follow(velocity, from, { isOver }),
  );
  const ends = [-1, 1].map((x) => ({ x, y: 0, radius: 0.13 }));
  return drawing(frame, lines, {
    body: ends.map((end) => circle(end, frame)).join(''),
    dots: ends.map((at) => toFrame(at, frame)),
    bright: { line: 11, at: 40 },
  });
}

/** A source and a sink in a stream: what comes from the one keeps together, as if it had a skin. */
function oval(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 104, centre: { x: 240, y: 104 } };
  const strength = 0.32;
  const velocity = sourceAndSink(strength, 1);
  const reach = reachOf(frame);
  const isOut = ({ x }: Point) => Math.abs(x) > reach.x;
  const outside = [-1.08, -0.9, -0.72, -0.54, -0.36, -0.18, 0.18, 0.36, 0.54, 0.72, 0.9, 1.08].map(
    (y) => follow(velocity, { x: -reach.x, y: y * 0.92 }, { isOver: isOut }),
  );
  const inside = aroundSource(0.05, spread(-150, 150, 9)).map((from) =>
    follow(velocity, from, { isOver: ({ x, y }) => Math.hypot(x - 1, y) < 0.05 }),
  );
  // From beside the point where the stream stands still, along the skin, to its other end.
  const stagnation = Math.sqrt(1 + 2 * strength);
  const skin = follow(
    velocity,
    { x: -stagnation, y: 0.004 },
    { isOver: ({ x, y }) => x > 0 && y < 0.006 },
  ).map((at) => toFrame(at, frame));
  const below = skin.map(({ x, y }) => ({ x, y: 2 * frame.centre.y - y }));
  return drawing(frame, [...outside, ...inside], {
    body: bezierPath(skin) + bezierPath(below),
    dots: [-1, 1].map((x) => toFrame({ x, y: 0 }, frame)),
    bright: { line: 8, at: 44 },
  });
}

/** A wing at an angle. */
function lift(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 62, centre: { x: 232, y: 108 } };
  const { velocity, toWing, outline } = wing(11);
  const reach = reachOf(frame).x + 1;
  const starts = spread(-2.5, 2.3, 17);
  const lines = starts.map((y) =>
    evenly(
      follow(velocity, { x: -reach, y: y - 1.55 }, { isOver: ({ x }) => x > reach }).map(toWing),
      0.01,
    ),
  );
  return drawing(frame, lines, {
    body: bezierPath(evenly(outline, 0.01).map((at) => toFrame(at, frame))),
    dots: [],
    bright: { line: 8, at: 46 },
  });
}

/** A stream that meets a wall, and parts. */
function parting(): FragmentDrawing {
  const frame: Frame = { ...size, scale: 60, centre: { x: 240, y: 186 } };
  const reach = reachOf(frame);
  const lines = [0.09, 0.22, 0.38, 0.58, 0.83, 1.12, 1.45].flatMap((x) =>
    [-x, x].map((side) =>
      follow(againstWall, { x: side, y: reach.y }, { isOver: (at) => Math.abs(at.x) > reach.x }),
    ),
  );
  return drawing(frame, lines, {
    body: `M0 ${frame.centre.y}H${frame.width}`,
    dots: [frame.centre],
    bright: { line: 5, at: 52 },
  });
}

/** Half a cylinder at rest. */
function halfCylinder(): FragmentDrawing {
  const [width, height, radius] = [480, 112, 30];
  const centre = { x: 336, y: 86 };
  const frame: Frame = { width, height, scale: radius, centre, climb: 0 };
  const arc = `M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return {
    width,
    height,
    lines: streamlines(0, frame, levels(0, 2.2, 0.27)),
    body: `M0 ${centre.y}H${width}${arc}`,
    dots: [centre],
    bright: { line: 2, at: 58 },
  };
}

/** Where a line is swallowed, and where it begins and ends; in the flow's units. */
const EYE = 0.1;
const ENDS = { left: -8, right: 4 };

/** Between two lines, far away. */
const DISTANCE = 0.44;

/** The stream that leads past the page that is not there, and what of it goes down. */
function intoWhirlpool(): FragmentDrawing {
  const velocity = whirlpool(0.62, 3.1);
  const frame: Frame = {
    width: 1200,
    height: 840,
    scale: 116,
    centre: { x: 800, y: 430 },
    climb: 0,
  };
  const lines = Array.from({ length: 44 }, (_, n) =>
    follow(
      velocity,
      { x: ENDS.left, y: DISTANCE * n - 9 },
      {
        step: 0.012,
        isOver: ({ x, y }) => Math.hypot(x, y) < EYE || x > ENDS.right || Math.abs(y) > 11,
      },
    ),
  );
  return drawing(
    frame,
    lines,
    { body: '', dots: [frame.centre], bright: { line: 12, at: 60 } },
    0.6,
  );
}

/** The drawings of the page families, by the name of their module, each with what it shows. */
export const fragments: Readonly<Record<string, { about: string; drawing: FragmentDrawing }>> = {
  halfCylinderDrawing: { about: 'Flow over half a cylinder at rest.', drawing: halfCylinder() },
  twoCylindersDrawing: {
    about: 'Flow past two cylinders, one in the lee of the other.',
    drawing: twoCylinders(),
  },
  vortexStreetDrawing: { about: 'The street of vortices behind a body.', drawing: street() },
  sourceAndSinkDrawing: { about: 'Flow from a source to a sink.', drawing: fromSourceToSink() },
  ovalDrawing: { about: 'A source and a sink in a stream.', drawing: oval() },
  wingDrawing: { about: 'Flow past a wing at an angle.', drawing: lift() },
  whirlpoolDrawing: { about: 'A stream past a whirlpool.', drawing: intoWhirlpool() },
  wallDrawing: { about: 'A stream that meets a wall, and parts.', drawing: parting() },
};

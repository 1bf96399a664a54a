import type { FragmentDrawing } from '../../web/src/shared/ui/art/field-drawing';
import { bezierPath } from './bezier-path';
import { follow, whirlpool } from './flows';
import { type Frame, partsInside, toFrame } from './streamlines';

const frame: Frame = { width: 1200, height: 840, scale: 116, centre: { x: 800, y: 430 }, climb: 0 };

/** Where a line is swallowed, and where it begins and ends; in the flow's units. */
const EYE = 0.1;
const ENDS = { left: -8, right: 4 };

/** Between two lines, far away. */
const DISTANCE = 0.44;

/** The stream that leads past the page that is not there, and what of it goes down. */
export function whirlpoolDrawing(): FragmentDrawing {
  const velocity = whirlpool(0.62, 3.1);
  const lines = Array.from({ length: 44 }, (_, n) =>
    follow(
      velocity,
      { x: ENDS.left, y: DISTANCE * n - 9 },
      {
        step: 0.012,
        isOver: ({ x, y }) => Math.hypot(x, y) < EYE || x > ENDS.right || Math.abs(y) > 11,
      },
    ),
  ).flatMap((line) =>
    partsInside(
      line.map((point) => toFrame(point, frame)),
      frame,
    )
      .filter((part) => part.length > 60)
      .map((part) => bezierPath(part, 0.6)),
  );
  return {
    width: frame.width,
    height: frame.height,
    lines,
    body: '',
    dots: [toFrame({ x: 0, y: 0 }, frame)],
    bright: { line: 12, at: 60 },
  };
}

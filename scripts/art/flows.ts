import { Complex } from 'complex.js';
import type { Point, Velocity } from './follow';

/** The conjugate of the velocity is the derivative of a flow's complex potential. */
const velocityOf =
  (derivative: (z: Complex) => Complex): Velocity =>
  ({ x, y }) => {
    const { re, im } = derivative(new Complex(x, y));
    return { x: re, y: -im };
  };

const ONE = new Complex(1);

/**
 * A stream past a cylinder of radius one that turns.
 *
 * @param circulation its strength; positive turns clockwise and lifts. Stagnation points leave the surface at 2.
 */
export const pastTurningCylinder =
  (circulation: number): Velocity =>
  ({ x, y }) => {
    const r2 = x * x + y * y;
    const r4 = r2 * r2;
    return {
      x: 1 - (x * x - y * y) / r4 + (circulation * y) / r2,
      y: (-2 * x * y) / r4 - (circulation * x) / r2,
    };
  };

/** Value of that stream's function: constant along a streamline, zero on the cylinder. */
function levelAt(circulation: number, { x, y }: Point): number {
  const r2 = x * x + y * y;
  return y * (1 - 1 / r2) + (circulation / 2) * Math.log(r2);
}

/** Height at which that stream's line of a level crosses the vertical at `x`, found by halving. */
export function heightOfLevel(circulation: number, level: number, x: number): number {
  let low = -40;
  let high = 40;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (levelAt(circulation, { x, y: middle }) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A circle that nothing flows through. */
export interface Cylinder extends Point {
  radius: number;
}

/** How often each cylinder's effect on the others is reflected; the next time would not be seen. */
const REFLECTIONS = 6;

interface Doublet {
  of: Cylinder;
  at: Complex;
  strength: Complex;
}

/**
 * A stream past cylinders: each is a doublet for the stream, and by the circle theorem one more for
 * every doublet of the others.
 */
export function pastCylinders(cylinders: readonly Cylinder[]): Velocity {
  const all: Doublet[] = [];
  let latest = cylinders.map((of): Doublet => ({
    of,
    at: new Complex(of.x, of.y),
    strength: new Complex(of.radius ** 2),
  }));
  for (let pass = 0; pass <= REFLECTIONS; pass += 1) {
    all.push(...latest);
    latest = cylinders.flatMap((cylinder) =>
      latest.filter(({ of }) => of !== cylinder).map((doublet) => reflected(doublet, cylinder)),
    );
  }
  return velocityOf((z) =>
    all.reduce((sum, { at, strength }) => {
      const from = z.sub(at);
      return sum.sub(strength.div(from.mul(from)));
    }, ONE),
  );
}

function reflected({ at, strength }: Doublet, of: Cylinder): Doublet {
  const centre = new Complex(of.x, of.y);
  const square = new Complex(of.radius ** 2);
  const away = at.sub(centre).conjugate();
  return {
    of,
    at: centre.add(square.div(away)),
    strength: strength.conjugate().mul(square).div(away.mul(away)).neg(),
  };
}

/**
 * Von Kármán's street: two endless rows of vortices, turning against each other, seen by somebody who
 * travels with them. Its rows are 2 · `half` apart, and `length` lies between the vortices of a row.
 */
export function vortexStreet(length: number, half: number): Velocity {
  const wave = Math.PI / length;
  // What the rows move each other by, which the stream then takes away.
  const stream = Math.tanh(2 * wave * half);
  const upper = new Complex(0, half);
  const lower = new Complex(length / 2, -half);
  return velocityOf((z) => {
    const turning = z.sub(upper).mul(wave).cot().sub(z.sub(lower).mul(wave).cot());
    // The upper row turns clockwise, as behind a body in a stream from the left.
    return turning.mul(Complex.I).add(stream);
  });
}

/** A source at -1 and a sink at 1, in a stream that may be none. */
export function sourceAndSink(strength: number, stream: number): Velocity {
  return velocityOf((z) =>
    ONE.div(z.add(1))
      .sub(ONE.div(z.sub(1)))
      .mul(strength)
      .add(stream),
  );
}

/** A stream past a whirlpool, which turns what it swallows: a sink and a vortex in one place. */
export function whirlpool(sink: number, turn: number): Velocity {
  return velocityOf((z) => ONE.sub(new Complex(sink, turn).div(z)));
}

/** A stream that meets a wall, the axis of x, and parts. */
export const againstWall: Velocity = ({ x, y }) => ({ x, y: -y });

/** A wing by Joukowski's map: the circle of a flow that is known becomes an aerofoil. */
export interface Wing {
  velocity: Velocity;
  /** A point of the circle's plane where the wing shows it. */
  toWing: (at: Point) => Point;
  /** Points around the wing. */
  outline: Point[];
}

/** @param attack the angle at which the stream meets the wing, in degrees */
export function wing(attack: number): Wing {
  const alpha = (attack * Math.PI) / 180;
  const centre = new Complex(-0.11, 0.1);
  const radius = Math.hypot(1 - centre.re, centre.im);
  const tail = -Math.asin(centre.im / radius);
  // The Kutta condition: the flow leaves at the sharp edge.
  const circulation = 2 * radius * Math.sin(alpha - tail);
  const along = new Complex(Math.cos(alpha), -Math.sin(alpha));
  const velocity = velocityOf((zeta) => {
    const from = zeta.sub(centre);
    const doublet = along
      .conjugate()
      .mul(radius ** 2)
      .div(from.mul(from));
    return along.sub(doublet).add(new Complex(0, circulation).div(from));
  });
  // Turned, so that the stream far away is level.
  const toWing = ({ x, y }: Point): Point => {
    const zeta = new Complex(x, y);
    const { re, im } = zeta.add(ONE.div(zeta)).mul(along);
    return { x: re, y: im };
  };
  const outline = Array.from({ length: 361 }, (_, degree) => {
    const angle = tail + (degree * Math.PI) / 180;
    return toWing({
      x: centre.re + radius * Math.cos(angle),
      y: centre.im + radius * Math.sin(angle),
    });
  });
  return { velocity, toWing, outline };
}

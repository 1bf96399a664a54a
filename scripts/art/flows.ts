import { type Point, stepAlong } from './runge-kutta';

/** A complex number: a point of the plane that flows are worked out in. */
interface Complex {
  re: number;
  im: number;
}

function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

function subtract(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

function scaled(a: Complex, by: number): Complex {
  return { re: a.re * by, im: a.im * by };
}

function multiply(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function divide(a: Complex, b: Complex): Complex {
  return scaled(multiply(a, conjugate(b)), 1 / (b.re ** 2 + b.im ** 2));
}

function conjugate(a: Complex): Complex {
  return { re: a.re, im: -a.im };
}

/**
 * How a flow runs at a point: u and v of the velocity, in the units of the stream far away, y upwards.
 */
export type Velocity = (at: Point) => Point;

/** The conjugate of the velocity is the derivative of a flow's complex potential. */
const velocityOf =
  (derivative: (z: Complex) => Complex): Velocity =>
  ({ x, y }) => {
    const { re, im } = derivative({ re: x, im: y });
    return { x: re, y: -im };
  };

const ONE: Complex = { re: 1, im: 0 };

/** A circle that nothing flows through. */
export interface Cylinder extends Point {
  radius: number;
}

/** How often each cylinder's effect on the others is reflected; the next time would not be seen. */
const REFLECTIONS = 6;

interface Doublet {
  at: Complex;
  strength: Complex;
}

/**
 * A stream past cylinders: each is a doublet for the stream, and by the circle theorem one more for
 * every doublet of the others.
 */
export function pastCylinders(cylinders: readonly Cylinder[]): Velocity {
  const centres = cylinders.map(({ x, y }): Complex => ({ re: x, im: y }));
  const all: Doublet[] = [];
  let latest: (Doublet & { of: number })[] = cylinders.map(({ radius }, n) => ({
    of: n,
    at: centres[n] ?? ONE,
    strength: { re: radius ** 2, im: 0 },
  }));
  for (let pass = 0; pass <= REFLECTIONS; pass += 1) {
    all.push(...latest);
    latest = cylinders.flatMap(({ radius }, n) =>
      latest
        .filter((doublet) => doublet.of !== n)
        .map(({ at, strength }) => {
          const centre = centres[n] ?? ONE;
          const away = conjugate(subtract(at, centre));
          const square: Complex = { re: radius ** 2, im: 0 };
          return {
            of: n,
            at: add(centre, divide(square, away)),
            strength: scaled(
              divide(multiply(conjugate(strength), square), multiply(away, away)),
              -1,
            ),
          };
        }),
    );
  }
  return velocityOf((z) =>
    all.reduce((sum, { at, strength }) => {
      const from = subtract(z, at);
      return subtract(sum, divide(strength, multiply(from, from)));
    }, ONE),
  );
}

/**
 * Von Kármán's street: two endless rows of vortices, turning against each other, seen by somebody who
 * travels with them. Its rows are 2 · `half` apart, and `length` lies between the vortices of a row.
 */
export function vortexStreet(length: number, half: number): Velocity {
  const wave = Math.PI / length;
  // What the rows move each other by, which the stream then takes away.
  const stream = Math.tanh(2 * wave * half);
  const cotangent = (z: Complex): Complex => {
    const [a, b] = [2 * wave * z.re, 2 * wave * z.im];
    const below = Math.cosh(b) - Math.cos(a);
    return { re: Math.sin(a) / below, im: -Math.sinh(b) / below };
  };
  const upper: Complex = { re: 0, im: half };
  const lower: Complex = { re: length / 2, im: -half };
  return velocityOf((z) => {
    const turning = subtract(cotangent(subtract(z, upper)), cotangent(subtract(z, lower)));
    // Times i: the upper row turns clockwise, as behind a body in a stream from the left.
    return { re: stream - turning.im, im: turning.re };
  });
}

/** A source at -1 and a sink at 1, in a stream that may be none. */
export function sourceAndSink(strength: number, stream: number): Velocity {
  return velocityOf((z) =>
    add(
      { re: stream, im: 0 },
      scaled(subtract(divide(ONE, add(z, ONE)), divide(ONE, subtract(z, ONE))), strength),
    ),
  );
}

/** A stream past a whirlpool, which turns what it swallows: a sink and a vortex in one place. */
export function whirlpool(sink: number, turn: number): Velocity {
  return velocityOf((z) => subtract(ONE, divide({ re: sink, im: turn }, z)));
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
  const centre: Complex = { re: -0.11, im: 0.1 };
  const radius = Math.hypot(1 - centre.re, centre.im);
  const tail = -Math.asin(centre.im / radius);
  // The Kutta condition: the flow leaves at the sharp edge.
  const circulation = 2 * radius * Math.sin(alpha - tail);
  const along: Complex = { re: Math.cos(alpha), im: -Math.sin(alpha) };
  const velocity = velocityOf((zeta) => {
    const from = subtract(zeta, centre);
    const doublet = divide(scaled(conjugate(along), radius ** 2), multiply(from, from));
    const vortex = divide({ re: 0, im: circulation }, from);
    return add(subtract(along, doublet), vortex);
  });
  // Turned, so that the stream far away is level.
  const turn: Complex = { re: Math.cos(alpha), im: -Math.sin(alpha) };
  const toWing = ({ x, y }: Point): Point => {
    const zeta = { re: x, im: y };
    const z = multiply(add(zeta, divide(ONE, zeta)), turn);
    return { x: z.re, y: z.im };
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

/** Follows the flow from a point, forwards or back, in steps of one length. */
export function follow(
  velocity: Velocity,
  from: Point,
  { step = 0.01, isOver }: { step?: number; isOver: (at: Point) => boolean },
): Point[] {
  const points = [from];
  let at = from;
  while (points.length < 20_000) {
    at = stepAlong((point) => direction(velocity, point), at, step);
    points.push(at);
    const isClosed =
      points.length > 20 && Math.hypot(at.x - from.x, at.y - from.y) < Math.abs(step) * 0.75;
    if (isClosed || isOver(at)) break;
  }
  return points;
}

function direction(velocity: Velocity, at: Point): Point {
  const { x, y } = velocity(at);
  const speed = Math.hypot(x, y) || 1;
  return { x: x / speed, y: y / speed };
}

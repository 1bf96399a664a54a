/** A complex number: a point of the plane that flows are worked out in. */
export interface Complex {
  re: number;
  im: number;
}

export function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function subtract(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

export function scaled(a: Complex, by: number): Complex {
  return { re: a.re * by, im: a.im * by };
}

export function multiply(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

export function divide(a: Complex, b: Complex): Complex {
  return scaled(multiply(a, conjugate(b)), 1 / (b.re ** 2 + b.im ** 2));
}

export function conjugate(a: Complex): Complex {
  return { re: a.re, im: -a.im };
}

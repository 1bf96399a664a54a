import type { SaxesTagNS } from 'saxes';
import { refused } from './refusal';

const MEASURES: ReadonlySet<string> = new Set(
  'd points x y x1 y1 x2 y2 width height r rx ry cx cy'.split(' '),
);
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const DASHES = /stroke-dasharray\s*:([^;}]*)/gi;
/** A dash of a hundredth of the drawing is as long as a browser says, of whatever it is a hundredth. */
const PARTS_OF_HUNDRED = 1_000;

/**
 * How long the lines of an element may be at most, as far as its numbers tell: those of a path are steps,
 * or places of which the differences are; of a shape, a part of its outline.
 */
export function lengthOfLines(attributes: SaxesTagNS['attributes']): number {
  const values = Object.values(attributes).flatMap(({ local, value }) =>
    MEASURES.has(local) ? numbersIn(value) : [],
  );
  const length = values.reduce(
    (total, each, at) => total + Math.min(Math.abs(each), Math.abs(each - (values[at - 2] ?? 0))),
    0,
  );
  // Dashes are measured by this number, where there is one.
  return Math.max(4 * length, ...numbersIn(attributes['pathLength']?.value ?? ''));
}

/** How long a dash with its gap is, of each list of dashes in a style. */
export function dashesInStyle(style: string): number[] {
  return [...style.matchAll(DASHES)].flatMap(([, given = '']) => dashesIn(given));
}

/** The same of the attribute's value; none where the line is whole. */
export function dashesIn(given: string): number[] {
  if (given.includes('('))
    throw refused(`This SVG contains dashes whose length is not plain: ${given.slice(0, 60)}.`);
  const length = numbersIn(given).reduce((total, each) => total + Math.abs(each), 0);
  if (length === 0) return [];
  return [given.includes('%') ? length / PARTS_OF_HUNDRED : length];
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

import * as fc from 'fast-check';

/** A way in which a part of a drawing draws another one again. */
interface Way {
  /** The part that others name. */
  wrap: (id: string, inside: string) => string;
  /** Something that names it, `n` telling one from another where that is needed. */
  refer: (id: string) => string;
}

const shape = (attribute: string) => `<path d="M0 0h8v6z" ${attribute}/>`;
const wrapIn =
  (tag: string, attributes = '') =>
  (id: string, inside: string) =>
    `<${tag} id="${id}" ${attributes}>${inside}</${tag}>`;

/** All that a drawing may hold and a browser follows. */
const WAYS: Readonly<Record<string, Way>> = {
  use: { wrap: wrapIn('g'), refer: (id) => `<use href="#${id}"/>` },
  symbol: { wrap: wrapIn('symbol'), refer: (id) => `<use href=" #${id} " x="1"/>` },
  mask: { wrap: wrapIn('mask'), refer: (id) => shape(`mask="url(#${id})"`) },
  clipPath: { wrap: wrapIn('clipPath'), refer: (id) => shape(`clip-path="url( '#${id}' )"`) },
  pattern: {
    wrap: wrapIn('pattern', 'width="4" height="4" patternUnits="userSpaceOnUse"'),
    refer: (id) => shape(`fill="url(#${id})"`),
  },
  stroke: {
    wrap: wrapIn('pattern', 'width="4" height="4" patternUnits="userSpaceOnUse"'),
    refer: (id) => shape(`style="stroke: URL(#${id}) red"`),
  },
  marker: {
    wrap: wrapIn('marker', 'markerWidth="4" markerHeight="4"'),
    refer: (id) => shape(`marker-end="url(#${id})"`),
  },
  text: {
    wrap: wrapIn('pattern', 'width="4" height="4"'),
    refer: (id) => `<text fill="url(#${id})">a<textPath href="#line">b</textPath></text>`,
  },
  filtered: {
    wrap: (id, inside) => `<mask id="${id}" filter="url(#soft)">${inside}</mask>`,
    refer: (id) => `<g style="mask:url(#${id})"><path d="M0 0h8v6z"/></g>`,
  },
  coloured: {
    wrap: (id, inside) => `<g id="${id}" fill="url(#warm)">${inside}</g>`,
    refer: (id) => `<use href="#${id}" fill="url(#cold)"/>`,
  },
  sheet: {
    wrap: (id, inside) =>
      `<style>.${id}{mask:url(#${id})}</style><mask id="${id}">${inside}</mask>`,
    refer: (id) => shape(`class="${id}"`),
  },
};

const DEFINITIONS =
  '<path id="line" d="M0 0h8"/><filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>' +
  '<linearGradient id="warm"><stop offset="0" stop-color="red"/></linearGradient>' +
  '<linearGradient id="cold" href="#warm"/>';

/** The inside of a drawing of some levels, each of which names the one below so often. */
export function buildNestedSvg(ways: readonly string[], references: number): string {
  let inside = '<path d="M0 0h8v6z"/>';
  let parts = '';
  for (const [level, name] of ways.entries()) {
    const { wrap, refer } = WAYS[name] as Way;
    const id = `a${level}`;
    parts += wrap(id, inside);
    inside = refer(id).repeat(references);
  }
  return `<defs>${DEFINITIONS}${parts}</defs>${inside}`;
}

/** Drawings of a few kilobytes that draw more than half a million shapes, by one way or by several. */
export const svgBombs: fc.Arbitrary<string> = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(WAYS)), fc.integer({ min: 6, max: 12 }))
      .map(([way, levels]) => Array.from({ length: levels }, () => way)),
    fc.array(fc.constantFrom(...Object.keys(WAYS)), { minLength: 6, maxLength: 12 }),
  )
  .chain((ways) => {
    const least = Math.ceil(500_000 ** (1 / ways.length));
    return fc
      .integer({ min: least, max: least + 6 })
      .map((references) => buildNestedSvg(ways, references));
  });

/** Every way, for drawings that are well. */
export const SVG_WAYS = Object.keys(WAYS);

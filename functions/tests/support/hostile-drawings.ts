import { buildSvg } from './pictures';

const SHAPE = 'viewBox="0 0 800 600"';
const WHOLE = 'd="M0 0h800v600H0z"';
/** How often each slow part is repeated. */
const TIMES = 3_000;

const filtered = (steps: string) =>
  `<filter id="a">${steps}</filter><path ${WHOLE} filter="url(#a)"/>`;

/** Parts that are slow to draw, repeated `times` times. */
const COSTLY: Readonly<Record<string, (times: number) => string>> = {
  'large circles': (times) => '<circle cx="400" cy="300" r="290"/>'.repeat(times),
  'wide lines': (times) =>
    '<path d="M9 9h700v500z" fill="none" stroke="red" stroke-width="40"/>'.repeat(times),
  gradients: (times) =>
    `<radialGradient id="a"><stop stop-color="red"/><stop offset="1"/></radialGradient>${`<path ${WHOLE} fill="url(#a)"/>`.repeat(times)}`,
  'parts seen through': (times) => `<g opacity=".9"><path ${WHOLE}/><path/></g>`.repeat(times),
  masks: (times) =>
    `<mask id="a"><path ${WHOLE} fill="#fff"/></mask>${`<path ${WHOLE} mask="url(#a)"/>`.repeat(times)}`,
  'clip paths': (times) =>
    `<clipPath id="a"><circle cx="400" cy="300" r="290"/></clipPath>${`<path ${WHOLE} clip-path="url(#a)"/>`.repeat(times)}`,
  patterns: (times) =>
    `<pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern>${`<path ${WHOLE} fill="url(#a)"/>`.repeat(times)}`,
  shadows: (times) =>
    `<filter id="a"><feDropShadow dx="4" dy="4" stdDeviation="8"/></filter>${`<path ${WHOLE} filter="url(#a)"/>`.repeat(times)}`,
  'a blur of a blur': (times) => filtered('<feGaussianBlur stdDeviation="20"/>'.repeat(times)),
  'colours mixed': (times) =>
    filtered('<feBlend in="SourceGraphic" mode="luminosity"/>'.repeat(times)),
  'colours by a table': (times) =>
    filtered(
      '<feComponentTransfer><feFuncR type="table" tableValues="1 0 1"/></feComponentTransfer>'.repeat(
        times,
      ),
    ),
  'each step taken twice': (times) =>
    filtered(
      `<feOffset result="r0"/>${Array.from({ length: times }, (_, at) => `<feComposite in="r${at}" in2="r${at}" result="r${at + 1}"/>`).join('')}`,
    ),
  dashes: (times) => `<g stroke="red" stroke-dasharray="${1_000 / times}"><path ${WHOLE}/></g>`,
};

/** A way in which one part of a drawing draws another. */
interface Way {
  /** Returns the part to reference. */
  wrap: (id: string, inside: string) => string;
  /** Returns a reference to it; `n` makes ids unique if necessary. */
  refer: (id: string) => string;
}

const shape = (attribute: string) => `<path d="M0 0h8v6z" ${attribute}/>`;
const wrapIn =
  (tag: string, attributes = '') =>
  (id: string, inside: string) =>
    `<${tag} id="${id}" ${attributes}>${inside}</${tag}>`;

/** Every kind of reference that a drawing may contain and a browser follows. */
const NESTED: Readonly<Record<string, Way>> = {
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

/** Returns nested groups, each of which references the one below several times. */
function nestedSvg(ways: readonly string[], references: number): string {
  let inside = '<path d="M0 0h8v6z"/>';
  let parts = '';
  for (const [level, name] of ways.entries()) {
    const { wrap, refer } = NESTED[name] as Way;
    const id = `a${level}`;
    parts += wrap(id, inside);
    inside = refer(id).repeat(references);
  }
  return `<defs>${DEFINITIONS}${parts}</defs>${inside}`;
}

/** Drawings that are slow to decode, or that multiply their parts, by description. */
export const hostileDrawings: readonly [name: string, svg: Buffer][] = [
  ...Object.entries(COSTLY).map(
    ([name, draw]) => [name, buildSvg(draw(TIMES), SHAPE)] as [string, Buffer],
  ),
  ...Object.keys(NESTED).map((way): [string, Buffer] => {
    const ways = Array.from({ length: 7 }, () => way);
    return [`${way} in ${way}`, buildSvg(nestedSvg(ways, 8))];
  }),
];

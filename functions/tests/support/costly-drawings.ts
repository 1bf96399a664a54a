import { checkSvg } from '../../src/media/svg';
import { buildSvg } from './pictures';

const SHAPE = 'viewBox="0 0 800 600"';
const WHOLE = 'd="M0 0h800v600H0z"';
/** More than are taken of anything below. */
const TIMES_MAX = 3_000;

const filtered = (steps: string) =>
  `<filter id="a">${steps}</filter><path ${WHOLE} filter="url(#a)"/>`;

/** What takes long to draw, so many times. */
const WAYS: Readonly<Record<string, (times: number) => string>> = {
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

/** Drawings as costly as are just taken, one by each way of being so. */
export function costliestDrawings(): { name: string; svg: Buffer }[] {
  return Object.entries(WAYS).map(([name, draw]) => {
    const drawing = (times: number) => buildSvg(draw(times), SHAPE);
    const times = most((count) => isTaken(drawing(count)));
    return { name: `${name}, ${times}`, svg: drawing(times) };
  });
}

function isTaken(svg: Buffer): boolean {
  try {
    checkSvg(svg);
    return true;
  } catch {
    return false;
  }
}

/** The highest number, nearly. @throws {Error} when even one is too many */
function most(isWell: (times: number) => boolean): number {
  let [low, high] = [0, TIMES_MAX];
  while (high - low > Math.max(1, low / 10)) {
    const middle = Math.floor((low + high) / 2);
    if (isWell(middle)) low = middle;
    else high = middle;
  }
  if (low === 0) throw new Error('Not even one is taken');
  return low;
}

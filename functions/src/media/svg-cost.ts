import type { SaxesTagNS } from 'saxes';
import { refused } from './refusal';

/** What a drawing may cost: about as many simple shapes. */
const COST_MAX = 50_000;
/** How many parts may stand in, or be named by, each other. */
const STEPS_MAX = 250;

/**
 * What is painted aside first, and then laid over or cut out, costs more than a shape, and so does what is
 * made again: as Chromium took for a hundred of each.
 */
const COSTS: Readonly<Record<string, number>> = {
  mask: 600,
  filter: 2_000,
  clipPath: 60,
  pattern: 20,
  use: 20,
};
/** A part that is seen through as a whole is painted aside, too. */
const SEEN_THROUGH = 30;
const GROUPS: ReadonlySet<string> = new Set(['g', 'svg', 'symbol', 'use']);
const IS_SEEN_THROUGH = /(?<![\w-])(?:opacity|mix-blend-mode|isolation)\b/;
/** So many letters, and dashes, are drawn as quickly as one shape. */
const LETTERS_A_SHAPE = 1;
const DASHES_A_SHAPE = 1;
const DASHES = /stroke-dasharray\s*:([^;]*)/i;
const MEASURES: ReadonlySet<string> = new Set(
  'd points x y x1 y1 x2 y2 width height r rx ry cx cy'.split(' '),
);
const WRITING: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);
const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);
/** Attributes that take effect once for a whole group; others go over to each part of it. */
const ONCE: ReadonlySet<string> = new Set(['filter', 'mask', 'clip-path']);
const ONCE_IN_STYLE = /(?<![\w-])(?:filter|mask|clip-path)\s*:\s*$/i;
const ADDRESS = /\burl\s*\(\s*(?:["']\s*)?#([^"')]*)/gi;
/** By these, what takes effect once can go over to each part too. */
const HANDS_ON = /inherit|var\s*\(/i;

interface Reference {
  id: string;
  isOnce: boolean;
}

interface Part {
  tag: string;
  id: string;
  classes: readonly string[];
  own: Cost;
  children: Part[];
  /** What it draws again: the target of a `<use>`, of a pattern that is like another. */
  again: string[];
  references: Reference[];
  cost?: Cost;
  isOpen?: boolean;
}

interface Cost {
  /** As many simple shapes. */
  shapes: number;
  /** Of its lines: a marker stands at each. */
  points: number;
  /** The shapes alone, whatever is done with them. */
  bare: number;
}

const NOTHING: Cost = { shapes: 0, points: 0, bare: 0 };
/** For each shape that has its colour of a gradient. */
const GRADIENT = 20;

/**
 * Sums up what a browser has to draw. A few lines can become a billion parts where parts name others
 * that name others, by whatever attribute or style. It is never too low where that is not plain.
 */
export function createCost() {
  const open: Part[] = [];
  const parts: Part[] = [];
  const byId = new Map<string, Part[]>();
  const costById = new Map<string, Cost>();
  const gradients = new Set<string>();
  let handsOn = false;

  function costOf(part: Part, steps: number): Cost {
    if (part.isOpen || steps > STEPS_MAX) throw repeats();
    if (part.cost !== undefined) return part.cost;
    part.isOpen = true;
    const named = (id: string) => {
      if (id === '') return NOTHING;
      const cost =
        costById.get(id) ?? sum(byId.get(id) ?? [], (target) => costOf(target, steps + 1));
      costById.set(id, cost);
      return cost;
    };
    const inner = sum(part.children, (child) => costOf(child, steps + 1));
    const drawn = sum([part.own, inner, sum(part.again, named)], (cost) => cost);
    const isOnce = (reference: Reference) => reference.isOnce && !handsOn;
    const once = sum(part.references.filter(isOnce), ({ id }) => named(id)).shapes;
    const each = sum(
      part.references.filter((reference) => !isOnce(reference)),
      ({ id }) => named(id),
    ).shapes;
    const isShaded = part.references.some(({ id }) => gradients.has(id));
    const shapes =
      drawn.shapes +
      (drawn.shapes + drawn.points) * each +
      once +
      (isShaded ? GRADIENT * drawn.bare : 0);
    part.isOpen = false;
    part.cost = GRADIENTS.has(part.tag) ? NOTHING : { ...drawn, shapes };
    return part.cost;
  }

  return {
    open: ({ local, attributes }: SaxesTagNS) => {
      const values = Object.values(attributes);
      const part: Part = {
        tag: local,
        id: attributes['id']?.value ?? '',
        classes: (attributes['class']?.value ?? '').split(/\s+/),
        own: ownCost(local, attributes),
        children: [],
        again: values
          .filter((at) => at.local === 'href')
          .map(({ value }) => idOf(value.trim().slice(1))),
        references: values.flatMap(({ local: name, value }) => referencesIn(value, ONCE.has(name))),
      };
      handsOn ||= values.some(({ value }) => HANDS_ON.test(value));
      open.at(-1)?.children.push(part);
      open.push(part);
      parts.push(part);
      if (GRADIENTS.has(part.tag)) gradients.add(part.id);
      const same = byId.get(part.id);
      if (same) same.push(part);
      else byId.set(part.id, [part]);
    },
    /** What is written. */
    text: (text: string) => {
      const part = open.at(-1);
      if (part && WRITING.has(part.tag)) part.own.shapes += text.trim().length / LETTERS_A_SHAPE;
    },
    close: () => void open.pop(),
    /** The references of a style sheet, for each part that it may mean. */
    check: (sheet: string) => {
      handsOn ||= HANDS_ON.test(sheet);
      // Whose it is, is not asked.
      if (IS_SEEN_THROUGH.test(sheet)) {
        for (const { tag, own } of parts) if (GROUPS.has(tag)) own.shapes += SEEN_THROUGH;
      }
      let left = COST_MAX;
      for (const { selectors, references } of rulesOf(sheet)) {
        for (const part of parts) {
          left -= selectors.length + references.length;
          if (left < -20 * COST_MAX) throw repeats();
          if (selectors.some((selector) => canMean(selector, part)))
            part.references.push(...references);
        }
      }
      const [root] = parts;
      if (root && costOf(root, 0).shapes > COST_MAX) throw repeats();
    },
  };
}

function repeats() {
  return refused(
    'This SVG contains parts that repeat each other, or more than can be drawn at once.',
  );
}

function sum<T>(of: readonly T[], costOf: (one: T) => Cost): Cost {
  return of.map(costOf).reduce(
    (total, { shapes, points, bare }) => ({
      shapes: total.shapes + shapes,
      points: total.points + points,
      bare: total.bare + bare,
    }),
    NOTHING,
  );
}

/** An id as a reference names it. Browsers know more ways to write one than drawings need. */
function idOf(text: string): string {
  if (text.includes('%'))
    throw refused(`This SVG contains a reference with '%': #${text.slice(0, 60)}.`);
  return text.replace(/[\t\n\r]/g, '').trimEnd();
}

function referencesIn(text: string, isAttributeOnce: boolean): Reference[] {
  return [...text.matchAll(ADDRESS)].map(({ 1: id = '', index }) => ({
    id: idOf(id),
    isOnce: isAttributeOnce || ONCE_IN_STYLE.test(text.slice(Math.max(0, index - 24), index)),
  }));
}

function ownCost(tag: string, attributes: SaxesTagNS['attributes']): Cost {
  const number = (name: string) =>
    Math.max(
      0,
      ...(attributes[name]?.value ?? '').split(/[\s,]+/).map((text) => Number(text) || 0),
    );
  const path = (attributes['d'] ?? attributes['points'])?.value.length ?? 0;
  if (tag.startsWith('fe')) return { ...NOTHING, shapes: filterCost(tag, number) };
  const isSeenThrough =
    GROUPS.has(tag) &&
    ('opacity' in attributes || IS_SEEN_THROUGH.test(attributes['style']?.value ?? ''));
  const shapes = (COSTS[tag] ?? 1) + (isSeenThrough ? SEEN_THROUGH : 0) + path / 20;
  return { shapes: shapes + dashes(attributes), points: path / 2, bare: 1 };
}

/** How many dashes a line has, as far as its numbers tell: too many rather than too few. */
function dashes(attributes: SaxesTagNS['attributes']): number {
  const style = attributes['style']?.value ?? '';
  const given = attributes['stroke-dasharray']?.value ?? DASHES.exec(style)?.[1] ?? '';
  const pattern = numbersIn(given).reduce((total, each) => total + Math.abs(each), 0);
  if (pattern === 0) return 0;
  const values = Object.values(attributes).flatMap(({ local, value }) =>
    MEASURES.has(local) ? numbersIn(value) : [],
  );
  // Those of a path are steps, or places of which the differences are; of a shape, a part of its outline.
  const length = values.reduce(
    (total, each, at) => total + Math.min(Math.abs(each), Math.abs(each - (values[at - 2] ?? 0))),
    0,
  );
  return (4 * length) / pattern / DASHES_A_SHAPE;
}

function numbersIn(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

function filterCost(tag: string, number: (name: string) => number): number {
  if (tag === 'feTurbulence') return 200 * (1 + number('numOctaves'));
  if (tag === 'feMorphology') return 500 * (1 + number('radius'));
  if (tag === 'feConvolveMatrix') return 3_000 * (1 + number('order') ** 2);
  return tag === 'feGaussianBlur' || tag === 'feDropShadow' ? 1_500 : 200;
}

/** The rules that name parts; what is not plain is one rule for every part. */
function rulesOf(sheet: string): { selectors: string[]; references: Reference[] }[] {
  const isPlain = !/\/\*|["'][^"']*[{}]|\{[^{}]*\{/.test(sheet);
  if (!isPlain) {
    const references = referencesIn(sheet, false);
    return references.length > 0 ? [{ selectors: ['*'], references }] : [];
  }
  return sheet
    .split('}')
    .map((rule) => rule.split('{'))
    .map(([selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      references: referencesIn(body, false),
    }))
    .filter(({ references }) => references.length > 0);
}

function canMean(selector: string, { tag, id, classes }: Part): boolean {
  if (/^\.[\w-]+$/.test(selector)) return classes.includes(selector.slice(1));
  if (/^#[\w-]+$/.test(selector)) return id === selector.slice(1);
  return /^[a-z]+$/i.test(selector) ? tag.toLowerCase() === selector.toLowerCase() : true;
}

import type { SaxesTagNS } from 'saxes';
import { refused } from './refusal';
import { dashesIn, dashesInStyle, lengthOfLines } from './svg-dashes';
import {
  createCovered,
  type FilterStep,
  filterCost,
  regionOf,
  toFilterStep,
} from './svg-filter-cost';
import type { StyleRule } from './svg-style';

/**
 * What a drawing may cost. The unit is six millionths of a second of a processor: as long as Chromium took
 * for each of these, 800 pixels wide and as large as the picture.
 */
const COST_MAX = 27_000;
/** How many parts may stand in, or be named by, each other. */
const STEPS_MAX = 250;

const SHAPE = 15;
const SHAPES: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text tspan textPath'.split(' '),
);
/** What is painted aside first, and then laid over or cut out, and what is made again. */
const COSTS: Readonly<Record<string, number>> = {
  mask: 400,
  filter: 2_000,
  clipPath: 60,
  pattern: 150,
  use: 20,
};
/** Drawn where they are named, and not where they stand. */
const DRAWN_ELSEWHERE: ReadonlySet<string> = new Set(
  'defs mask filter clipPath pattern marker symbol'.split(' '),
);
/** A part that is seen through as a whole is painted aside, too. */
const SEEN_THROUGH = 40;
const GROUPS: ReadonlySet<string> = new Set(['g', 'svg', 'symbol', 'use']);
const IS_SEEN_THROUGH = /(?<![\w-])(?:opacity|mix-blend-mode|isolation)\b/;
/** For each shape that has its colour of a gradient. */
const GRADIENT = 90;
const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);
/** Of a line. */
const DASH = 0.2;
/** Selectors of a style sheet times parts. */
const MATCHES_MAX = 1_000_000;
/** So many letters of a path cost one unit. */
const LETTERS_A_UNIT = 20;
const WRITING: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);
const ONCE_IN_STYLE = /(?<![\w-])(?:filter|mask|clip-path)\s*:\s*$/i;
const SHAPE_IN_STYLE = /(?<![\w-])(?:fill|stroke)\s*:\s*$/i;
const ADDRESS = /\burl\s*\(\s*(?:["']\s*)?#([^"')]*)/gi;
/** By these, what takes effect once can go over to each part too. */
const HANDS_ON = /inherit|var\s*\(/i;

/**
 * How often what is named takes effect: once for a whole group, for each shape of it, or for each point
 * of the lines, as markers do.
 */
type Reach = 'once' | 'shape' | 'point';
const REACHES: Readonly<Record<string, Reach>> = {
  filter: 'once',
  mask: 'once',
  'clip-path': 'once',
  fill: 'shape',
  stroke: 'shape',
};

interface Reference {
  id: string;
  reach: Reach;
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
  /** Of a filter. */
  steps: FilterStep[];
  /** Of a filter: how large a part of the drawing it works on. */
  region: number;
  line: { length: number; dashes: number[] };
  cost?: Cost;
  isOpen?: boolean;
}

interface Cost {
  all: number;
  /** Of its lines: a marker stands at each. */
  points: number;
  /** How many shapes it has, whatever is done with them. */
  shapes: number;
}

const NOTHING: Cost = { all: 0, points: 0, shapes: 0 };

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
  const covered = createCovered();
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
    // All of them are looked at, since none may name itself.
    const children = part.children.map((child) => [child, costOf(child, steps + 1)] as const);
    const drawn = sum(
      [
        part.own,
        ...children.filter(([{ tag }]) => !DRAWN_ELSEWHERE.has(tag)).map(([, cost]) => cost),
        sum(part.again, named),
      ],
      (cost) => cost,
    );
    const times = { once: 1, shape: drawn.shapes, point: drawn.shapes + drawn.points };
    const references = part.references.reduce(
      (total, { id, reach }) => total + times[handsOn ? 'point' : reach] * named(id).all,
      0,
    );
    const isShaded = part.references.some(({ id }) => gradients.has(id));
    const shaded = isShaded ? GRADIENT * drawn.shapes : 0;
    const whole = drawn.all + references + shaded + filterCost(part.steps);
    const all = part.tag === 'filter' ? whole * covered.share(part.region) : whole;
    part.isOpen = false;
    part.cost = GRADIENTS.has(part.tag) ? NOTHING : { ...drawn, all };
    return part.cost;
  }

  return {
    open: (element: SaxesTagNS) => {
      const { local, attributes } = element;
      const values = Object.values(attributes);
      covered.open(element, open.length === 0);
      const part: Part = {
        tag: local,
        id: attributes['id']?.value ?? '',
        classes: (attributes['class']?.value ?? '').split(/\s+/),
        own: ownCost(local, attributes),
        children: [],
        again: values
          .filter((at) => at.local === 'href')
          .map(({ value }) => idOf(value.trim().slice(1))),
        references: values.flatMap(({ local: name, value }) => referencesIn(value, REACHES[name])),
        steps: [],
        region: regionOf(element),
        line: {
          length: SHAPES.has(local) ? lengthOfLines(attributes) : 0,
          dashes: [
            ...dashesIn(attributes['stroke-dasharray']?.value ?? ''),
            ...dashesInStyle(attributes['style']?.value ?? ''),
          ],
        },
      };
      const filter = open.findLast(({ tag }) => tag === 'filter');
      if (filter && local === 'feMergeNode')
        filter.steps.at(-1)?.inputs.push(attributes['in']?.value.trim());
      else if (filter && local.startsWith('fe')) filter.steps.push(toFilterStep(element));

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
      if (!part || !WRITING.has(part.tag)) return;
      const letters = text.trim().length;
      part.own.all += SHAPE * letters;
      part.own.shapes += letters;
    },
    close: () => void open.pop(),
    /** Adds what a style sheet does, for each part that it may mean, and holds it against the bound. */
    check: (rules: readonly StyleRule[]) => {
      let matches = 0;
      for (const { selectors, body } of rules) {
        covered.style(body);
        handsOn ||= HANDS_ON.test(body);
        const references = referencesIn(body);
        const isSeenThrough = IS_SEEN_THROUGH.test(body);
        for (const part of parts) {
          matches += selectors.length + references.length;
          if (matches > MATCHES_MAX) throw repeats();
          if (!selectors.some((selector) => canMean(selector, part))) continue;
          part.references.push(...references);
          if (isSeenThrough && GROUPS.has(part.tag)) part.own.all += SEEN_THROUGH;
        }
      }
      addDashes(parts, rules);
      const [root] = parts;
      if (root && costOf(root, 0).all > COST_MAX) throw repeats();
    },
  };
}

/** Dashes go over to whatever lies in a part, or is meant by a style: whose they are, is not asked. */
function addDashes(parts: readonly Part[], rules: readonly StyleRule[]): void {
  const shared = Math.min(
    ...rules.flatMap(({ body }) => dashesInStyle(body)),
    ...parts.filter(({ tag }) => !SHAPES.has(tag)).flatMap(({ line }) => line.dashes),
  );
  for (const { line, own } of parts) {
    const dash = Math.min(shared, ...line.dashes);
    if (line.length > 0 && dash < Infinity) own.all += (DASH * line.length) / dash;
  }
}

function repeats() {
  return refused(
    'This SVG contains parts that repeat each other, or more than can be drawn at once.',
  );
}

function sum<T>(of: readonly T[], costOf: (one: T) => Cost): Cost {
  return of.map(costOf).reduce(
    (total, { all, points, shapes }) => ({
      all: total.all + all,
      points: total.points + points,
      shapes: total.shapes + shapes,
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

/** @param reach of the attribute; in a style it is asked of the property */
function referencesIn(text: string, reach?: Reach): Reference[] {
  return [...text.matchAll(ADDRESS)].map(({ 1: id = '', index }) => ({
    id: idOf(id),
    reach: reach ?? reachIn(text.slice(Math.max(0, index - 24), index)),
  }));
}

function reachIn(before: string): Reach {
  if (ONCE_IN_STYLE.test(before)) return 'once';
  return SHAPE_IN_STYLE.test(before) ? 'shape' : 'point';
}

function ownCost(tag: string, attributes: SaxesTagNS['attributes']): Cost {
  const letters = (attributes['d'] ?? attributes['points'])?.value.length ?? 0;
  const isSeenThrough =
    GROUPS.has(tag) &&
    ('opacity' in attributes || IS_SEEN_THROUGH.test(attributes['style']?.value ?? ''));
  const isShape = SHAPES.has(tag);
  const all = (isShape ? SHAPE : (COSTS[tag] ?? 1)) + letters / LETTERS_A_UNIT;
  return {
    all: all + (isSeenThrough ? SEEN_THROUGH : 0),
    points: letters / 2,
    shapes: isShape ? 1 : 0,
  };
}

function canMean(selector: string, { tag, id, classes }: Part): boolean {
  if (/^\.[\w-]+$/.test(selector)) return classes.includes(selector.slice(1));
  if (/^#[\w-]+$/.test(selector)) return id === selector.slice(1);
  return /^[a-z]+$/i.test(selector) ? tag.toLowerCase() === selector.toLowerCase() : true;
}

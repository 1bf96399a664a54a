import type { SaxesTagNS } from 'saxes';
import { refused } from './refusal';

/** What a drawing may cost: about as many simple shapes. */
const COST_MAX = 50_000;
/** How many parts may stand in, or be named by, each other. */
const STEPS_MAX = 250;

/** What is painted aside first, and then laid over or cut out, costs more than a shape. */
const COSTS: Readonly<Record<string, number>> = { mask: 20, pattern: 20, filter: 20 };
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
  own: number;
  children: Part[];
  /** What it draws again: the target of a `<use>`, of a pattern that is like another. */
  again: string[];
  references: Reference[];
  cost?: number;
  isOpen?: boolean;
}

/**
 * Sums up what a browser has to draw. A few lines can become a billion parts where parts name others
 * that name others, by whatever attribute or style. It is never too low where that is not plain.
 */
export function createCost() {
  const open: Part[] = [];
  const parts: Part[] = [];
  const byId = new Map<string, Part[]>();
  const costById = new Map<string, number>();
  let handsOn = false;

  function costOf(part: Part, steps: number): number {
    if (part.isOpen || steps > STEPS_MAX) throw repeats();
    if (part.cost !== undefined) return part.cost;
    part.isOpen = true;
    const named = (id: string) => {
      if (id === '') return 0;
      const cost =
        costById.get(id) ?? sum(byId.get(id) ?? [], (target) => costOf(target, steps + 1));
      costById.set(id, cost);
      return cost;
    };
    let cost = part.own + sum(part.children, (child) => costOf(child, steps + 1));
    cost += sum(part.again, named);
    const isOnce = (reference: Reference) => reference.isOnce && !handsOn;
    const once = sum(part.references.filter(isOnce), ({ id }) => named(id));
    const each = sum(
      part.references.filter((reference) => !isOnce(reference)),
      ({ id }) => named(id),
    );
    part.isOpen = false;
    part.cost = GRADIENTS.has(part.tag) ? 0 : cost * (1 + each) + once;
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
      const same = byId.get(part.id);
      if (same) same.push(part);
      else byId.set(part.id, [part]);
    },
    close: () => void open.pop(),
    /** The references of a style sheet, for each part that it may mean. */
    check: (sheet: string) => {
      handsOn ||= HANDS_ON.test(sheet);
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
      if (root && costOf(root, 0) > COST_MAX) throw repeats();
    },
  };
}

function repeats() {
  return refused(
    'This SVG contains parts that repeat each other, or more than can be drawn at once.',
  );
}

function sum<T>(of: readonly T[], value: (one: T) => number): number {
  return of.reduce((total, one) => total + value(one), 0);
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

function ownCost(tag: string, attributes: SaxesTagNS['attributes']): number {
  const number = (name: string) =>
    Math.max(
      0,
      ...(attributes[name]?.value ?? '').split(/[\s,]+/).map((text) => Number(text) || 0),
    );
  const path = (attributes['d'] ?? attributes['points'])?.value.length ?? 0;
  if (tag === 'feTurbulence') return 200 * (1 + number('numOctaves'));
  if (tag === 'feMorphology') return 50 * (1 + number('radius'));
  if (tag === 'feConvolveMatrix') return 50 * (1 + number('order') ** 2);
  if (tag.startsWith('fe')) return 50;
  return (COSTS[tag] ?? 1) + path / 20;
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

import type { SaxesTagNS } from 'saxes';

/** A step of a filter, as it stands in a drawing. */
export interface FilterStep {
  tag: string;
  /** What the step's picture is called, by those that take it. */
  result: string | undefined;
  /** The pictures that it takes; undefined stands for the one before it. */
  inputs: (string | undefined)[];
  own: number;
}

/** As Chromium took for a whole picture of 800 × 600 pixels, in the unit of `svg-cost.ts`. */
const STEP = 700;
const BLUR = 2_000;
/** What has been blurred has no plain edge any more, and a larger one. */
const BLUR_OF_BLUR = 9_000;
const LEAST_SHARE = 0.05;
const BLURS: ReadonlySet<string> = new Set(['feGaussianBlur', 'feDropShadow']);

/** Pictures that no step makes. */
const GIVEN: ReadonlySet<string> = new Set(
  'SourceGraphic SourceAlpha BackgroundImage BackgroundAlpha FillPaint StrokePaint'.split(' '),
);

interface Made {
  cost: number;
  isBlurred: boolean;
}

const NOTHING: Made = { cost: 0, isBlurred: false };

/** Where none is named, each of them is the step before. */
function inputsOf(tag: string): string[] {
  if (tag === 'feMerge') return [];
  return tag === 'feBlend' || tag === 'feComposite' ? ['in', 'in2'] : ['in'];
}

/** A step, of the element that makes it; those of an `feMerge` are added by `addMerged`. */
export function toFilterStep({ local, attributes }: SaxesTagNS): FilterStep {
  const valueOf = (name: string) => attributes[name]?.value.trim();
  const octaves = Math.max(0, Number(valueOf('numOctaves')) || 0);
  return {
    tag: local,
    result: valueOf('result'),
    inputs: inputsOf(local).map(valueOf),
    own: local === 'feTurbulence' ? STEP + 200 * octaves : STEP,
  };
}

/**
 * What a filter costs: its last step, with all that each step takes. Browsers make a picture again for
 * each step that takes it, so that twenty steps, each of which takes the one before it twice, are a million.
 */
export function filterCost(steps: readonly FilterStep[]): number {
  const named = new Map<string, Made>();
  let before = NOTHING;
  for (const { tag, result, inputs, own } of steps) {
    const taken = inputs.map((name) => {
      if (name === undefined) return before;
      return named.get(name) ?? (GIVEN.has(name) ? NOTHING : before);
    });
    const isBlurred = taken.some((each) => each.isBlurred);
    const blur = isBlurred ? BLUR_OF_BLUR : BLUR;
    const made: Made = {
      cost: taken.reduce(
        (total, { cost }) => total + cost,
        BLURS.has(tag) ? Math.max(own, blur) : own,
      ),
      isBlurred: isBlurred || BLURS.has(tag),
    };
    if (result) named.set(result, made);
    before = made;
  }
  return before.cost;
}

/** What makes a part larger than its numbers say. */
const ENLARGES = /transform|scale|zoom|viewBox|preserveAspectRatio/;

/**
 * How much of a drawing a filter covers: all of it, unless the filter says where it is in the drawing's own
 * numbers, as drawing programs do, and nothing is enlarged.
 */
export function createCovered() {
  let whole = 0;
  let isEnlarged = false;
  return {
    open: ({ attributes }: SaxesTagNS, isRoot: boolean) => {
      const viewBox = (attributes['viewBox']?.value ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (isRoot) whole = (viewBox[2] ?? 0) * (viewBox[3] ?? 0);
      const names = Object.values(attributes).map(({ local, value }) =>
        local === 'style' ? value : local,
      );
      isEnlarged ||= names.some((name) => ENLARGES.test(name) && !(isRoot && name === 'viewBox'));
    },
    style: (sheet: string) => {
      isEnlarged ||= ENLARGES.test(sheet);
    },
    /** Between a twentieth and one. */
    share: (region: number) =>
      isEnlarged || !(whole > 0) ? 1 : Math.min(1, Math.max(LEAST_SHARE, region / whole)),
  };
}

/** In units of the drawing; endless where that is not told. */
export function regionOf({ attributes }: SaxesTagNS): number {
  if (attributes['filterUnits']?.value !== 'userSpaceOnUse') return Infinity;
  const [width, height] = ['width', 'height'].map((name) => {
    const value = attributes[name]?.value ?? '';
    return /^[\d.]+$/.test(value) ? Number(value) : Infinity;
  });
  return (width ?? Infinity) * (height ?? Infinity);
}

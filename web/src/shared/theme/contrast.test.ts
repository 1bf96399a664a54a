import { expect, test } from 'vitest';
import { EDGE as SHARES, colours, onAbyss } from './tokens';

/** WCAG 2.2 AA, for text and for the edges of controls. */
const TEXT = 4.5;
const EDGE = 3;
/** The least contrast between a dark panel and its background, in either scheme. */
const RANK = 1.3;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `colour` into `ground`, like `color-mix(in srgb, … , transparent)`. */
function mixed(colour: string, ground: string, percent: string): string {
  const share = Number.parseInt(percent, 10) / 100;
  const below = channels(ground);
  return `#${channels(colour)
    .map((value, n) => Math.round(value * share + (below[n] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

test('computes contrast correctly for black and white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

const schemes = Object.entries(colours);

test.each(schemes)('every text of the %s scheme is readable', (_name, c) => {
  for (const ground of [c.paper, c.surface]) {
    for (const text of [c.ink, c.muted, c.tide, c.torque, c.danger]) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
  }
});

test.each(schemes)('the labels of the %s buttons are readable', (name, c) => {
  const onColour = name === 'light' ? c.surface : c.paper;
  expect(contrast(c.paper, c.ink)).toBeGreaterThanOrEqual(TEXT);
  // On hover the filled button takes the primary colour and keeps its text colour.
  expect(contrast(c.paper, c.tide)).toBeGreaterThanOrEqual(TEXT);
  for (const ground of [c.tide, c.torque, c.danger]) {
    expect(contrast(onColour, ground), `on ${ground}`).toBeGreaterThanOrEqual(TEXT);
  }
});

test.each(schemes)('texts on the dark panels of the %s scheme are readable', (_name, c) => {
  for (const ground of [c.abyss, c.depth]) {
    for (const text of [onAbyss.ink, onAbyss.muted, onAbyss.volt, onAbyss.danger]) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
  }
  expect(contrast(onAbyss.onVolt, onAbyss.volt)).toBeGreaterThanOrEqual(TEXT);
});

test.each(schemes)('a dark panel of the %s scheme stands out from page and cards', (_name, c) => {
  for (const ground of [c.paper, c.surface]) {
    expect(contrast(c.abyss, ground), `on ${ground}`).toBeGreaterThanOrEqual(RANK);
  }
  // Rules on the panel are visible.
  expect(contrast(c.abyssLine, c.abyss)).toBeGreaterThanOrEqual(RANK);
  expect(contrast(c.depthLine, c.depth)).toBeGreaterThanOrEqual(RANK);
});

test.each(schemes)(
  'the edges of fields and outlined buttons of the %s scheme are visible',
  (_name, c) => {
    for (const ground of [c.paper, c.surface]) {
      expect(contrast(mixed(c.muted, ground, SHARES.field), ground)).toBeGreaterThanOrEqual(EDGE);
      expect(contrast(mixed(c.ink, ground, SHARES.outline), ground)).toBeGreaterThanOrEqual(EDGE);
    }
    expect(contrast(mixed(onAbyss.ink, c.abyss, SHARES.outline), c.abyss)).toBeGreaterThanOrEqual(
      EDGE,
    );
  },
);

import { describe, expect, test } from 'vitest';
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

describe.each(schemes)('the %s scheme', (name, c) => {
  const grounds = [c.paper, c.surface];
  const expectContrast = (texts: string[], on: string[], least: number) => {
    for (const ground of on) {
      for (const text of texts) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  };

  test('has readable texts on pages, cards and dark panels', () => {
    expectContrast([c.ink, c.muted, c.tide, c.torque, c.danger], grounds, TEXT);
    const onPanels = [onAbyss.ink, onAbyss.muted, onAbyss.volt, onAbyss.danger];
    expectContrast(onPanels, [c.abyss, c.depth], TEXT);
  });

  test('has readable labels of buttons', () => {
    // On hover the filled button takes the primary colour and keeps its text colour.
    expectContrast([c.paper], [c.ink, c.tide], TEXT);
    expectContrast([name === 'light' ? c.surface : c.paper], [c.tide, c.torque, c.danger], TEXT);
    expectContrast([onAbyss.onVolt], [onAbyss.volt], TEXT);
  });

  test('has dark panels that stand out from page and cards, with visible rules', () => {
    expectContrast([c.abyss], grounds, RANK);
    expectContrast([c.abyssLine], [c.abyss], RANK);
    expectContrast([c.depthLine], [c.depth], RANK);
  });

  test('has visible edges of fields and outlined buttons', () => {
    for (const ground of grounds) {
      const edges = [mixed(c.muted, ground, SHARES.field), mixed(c.ink, ground, SHARES.outline)];
      expectContrast(edges, [ground], EDGE);
    }
    expectContrast([mixed(onAbyss.ink, c.abyss, SHARES.outline)], [c.abyss], EDGE);
  });
});

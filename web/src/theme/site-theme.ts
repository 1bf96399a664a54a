import type { CSSObject } from '@emotion/react';
import { references } from './css-variables';
import { type Palette, type Scheme, palettes } from './palette';
import { BREAKPOINTS, CARD_RADIUS, LAYERS, SCHEME_ATTRIBUTE, SPACING } from './tokens';
import { typography } from './typography';

type TextLook = Exclude<keyof typeof typography, 'fontFamily'>;
type Width = keyof typeof BREAKPOINTS | number;

/**
 * What the site's styles may ask of a theme. MUI's theme (`theme.ts`) has all of it under the same
 * names, so that a component looks the same below either.
 */
export interface SiteTheme {
  vars: { palette: Palette };
  typography: { fontFamily: string | undefined } & Record<TextLook, CSSObject>;
  shape: { borderRadius: number };
  zIndex: { readonly [K in keyof typeof LAYERS]: number };
  /** Lengths by steps of 8 px; a text stays as it is. */
  spacing: (...steps: readonly (number | string)[]) => string;
  /** Media queries: from a width on, below it, or from the first and below the second. */
  breakpoints: {
    up: (from: Width) => string;
    down: (below: Width) => string;
    between: (from: Width, below: Width) => string;
  };
  /** Styles for one colour scheme alone; of no more weight than those around them. */
  applyStyles: (scheme: Scheme, styles: CSSObject) => CSSObject;
}

const px = (width: Width) => (typeof width === 'number' ? width : BREAKPOINTS[width]);
const from = (width: Width) => `(min-width:${px(width)}px)`;
const below = (width: Width) => `(max-width:${px(width) - 0.05}px)`;

/** The theme of every page before, and mostly without, MUI. */
export const siteTheme: SiteTheme = {
  // The same names in both schemes: the root element's attribute chooses between their values.
  vars: { palette: references(palettes.light, 'palette') },
  typography,
  shape: { borderRadius: CARD_RADIUS },
  zIndex: LAYERS,
  spacing: (...steps) =>
    steps.map((step) => (typeof step === 'number' ? `${step * SPACING}px` : step)).join(' '),
  breakpoints: {
    up: (width) => `@media ${from(width)}`,
    down: (width) => `@media ${below(width)}`,
    between: (start, end) => `@media ${from(start)} and ${below(end)}`,
  },
  applyStyles: (scheme, styles) => ({ [`*:where([${SCHEME_ATTRIBUTE}="${scheme}"]) &`]: styles }),
};

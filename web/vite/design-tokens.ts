import type { Plugin } from 'vite';
import { palettes } from '../src/shared/theme/palette.ts';
import {
  BREAKPOINTS,
  CARD_RADIUS,
  EDGE,
  font,
  HEADER_HEIGHT,
  LAYERS,
  PAGE_WIDTH,
  SCHEME_ATTRIBUTE,
  SCROLL_OFFSET,
  SPACING,
  WIDE_PAGE,
} from '../src/shared/theme/tokens.ts';
import { typography } from '../src/shared/theme/typography.ts';

/** Later layers win, whatever the order of the files: a page may override the kit. */
const CASCADE = '@layer base, kit, page;';

/**
 * Makes the tokens of `theme/tokens.ts` available to style sheets: as variables in every document,
 * and as media queries for widths, which can't use variables: `@media (--from-md)`.
 */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/[^?]*\.css(?:\?|$)/ },
      // On the first line, so that the others keep their numbers.
      handler: (css) => ({ code: widths() + css, map: null }),
    },
    transformIndexHtml: () => [
      { tag: 'style', children: CASCADE + tokenRules(), injectTo: 'head-prepend' },
    ],
  };
}

function widths(): string {
  return Object.entries(BREAKPOINTS)
    .filter(([, width]) => width > 0)
    .map(
      ([name, width]) =>
        `@custom-media --from-${name} (min-width: ${width}px);` +
        `@custom-media --below-${name} (max-width: ${width - 0.05}px);`,
    )
    .join('');
}

/** Returns the root element's variables: those of each colour scheme, and common ones. */
function tokenRules(): string {
  const scheme = (name: keyof typeof palettes) => ({
    'color-scheme': name,
    ...prefixed('color', palettes[name]),
  });
  return [
    rule(':root', {
      ...prefixed('font', fonts()),
      ...prefixed('edge', EDGE),
      ...prefixed('layer', LAYERS),
      '--tracking-tight': font.tight,
      '--space': px(SPACING),
      '--radius-card': px(CARD_RADIUS),
      '--page-width': px(PAGE_WIDTH),
      '--header-height': px(HEADER_HEIGHT),
      '--scroll-offset': px(SCROLL_OFFSET),
      ...scheme('light'),
    }),
    `@media (min-width:${WIDE_PAGE.from}px){${rule(':root', { '--page-width': px(WIDE_PAGE.width) })}}`,
    `@media screen{${rule(`[${SCHEME_ATTRIBUTE}=dark]`, scheme('dark'))}}`,
    // Paper is light in any theme. Printers omit dark backgrounds unless told otherwise, so text on
    // them is printed in ink.
    `@media print{${rule(':root', prefixed('color', onPaper(palettes.light)))}}`,
  ].join('');
}

function onPaper({ surface, ink, muted, line, tide }: (typeof palettes)['light']) {
  return {
    paper: surface,
    abyss: surface,
    depth: surface,
    depthLine: line,
    onAbyss: ink,
    onAbyssMuted: muted,
    onAbyssLine: line,
    volt: tide,
  };
}

/** Returns each text style as a value of `font`; headings also have letter spacing. */
function fonts(): Record<string, string> {
  const { fontFamily, ...looks } = typography;
  const shorthands = Object.entries(looks).map(
    ([name, { fontWeight, fontSize, lineHeight }]) =>
      [name, `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`] as const,
  );
  return { family: fontFamily, ...Object.fromEntries(shorthands) };
}

function prefixed(
  prefix: string,
  values: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value]),
  );
}

function rule(selector: string, values: Readonly<Record<string, string | number>>): string {
  const declarations = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(length: number): string {
  return `${length}px`;
}

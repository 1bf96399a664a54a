import { SCROLL_OFFSET } from '@/lib/scroll-to-element';
import { declarations } from './css-variables';
import { palettes } from './palette';
import { siteTheme } from './site-theme';
import { type CSSObject, Global } from './styled';
import { SCHEME_ATTRIBUTE } from './tokens';

const { palette } = siteTheme.vars;

const variables: CSSObject = {
  [`:root, [${SCHEME_ATTRIBUTE}="light"]`]: {
    colorScheme: 'light',
    ...declarations(palettes.light, 'palette'),
  },
  // Paper is light, whatever the visitor's theme.
  '@media not print': {
    [`[${SCHEME_ATTRIBUTE}="dark"]`]: {
      colorScheme: 'dark',
      ...declarations(palettes.dark, 'palette'),
    },
  },
};

/** A printer leaves dark grounds out, unless it is told not to: what stands on them takes ink. */
const paper: CSSObject = {
  '@page': { margin: '18mm' },
  '@media print': {
    ':root': declarations(
      {
        background: { default: palette.background.paper },
        brand: {
          abyss: palette.background.paper,
          onAbyss: palette.text.primary,
          onAbyssMuted: palette.text.secondary,
          onAbyssLine: palette.brand.line,
          volt: palette.brand.tide,
        },
      },
      'palette',
    ),
    'h1, h2, h3': { breakAfter: 'avoid' },
    // White logos lose the dark ground that they are made for.
    img: { filter: 'none !important' },
    // Nothing can be pressed there.
    '[data-variant]': { display: 'none !important' },
  },
};

const elements: CSSObject = {
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Safari on a phone otherwise enlarges texts when it is turned.
    WebkitTextSizeAdjust: '100%',
    boxSizing: 'border-box',
    // Below the fixed header, by the specification's offset.
    scrollPaddingTop: SCROLL_OFFSET,
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: 700 },
  body: {
    ...siteTheme.typography.body1,
    margin: 0,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    '&::backdrop': { backgroundColor: palette.background.default },
  },
  // Links within texts; every other link is styled where it stands.
  'a:where(:not([class]))': { color: palette.primary.main, textUnderlineOffset: '0.2em' },
};

const behaviour: CSSObject = {
  ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 3 },
  // These take the focus so that Tab goes on from there; they are no controls.
  'h1:focus-visible, main:focus-visible, section:focus-visible, footer:focus-visible': {
    outline: 'none',
  },
  // One rule stops all movement for those who asked for it.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
  '[data-motion="paused"] *, [data-motion="paused"] *::before, [data-motion="paused"] *::after': {
    animationPlayState: 'paused !important',
  },
};

const styles = [variables, paper, elements, behaviour];

/** The colours of both schemes, and the rules that belong to no component. */
export function BaseStyles() {
  return <Global styles={styles} />;
}

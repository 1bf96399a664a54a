/** The brand's colours in both schemes; no colour is written anywhere else. */
export const colours = {
  light: {
    paper: '#F6F7F2',
    surface: '#FFFFFF',
    ink: '#0B1F24',
    muted: '#51656A',
    line: '#DCE3DE',
    tide: '#0B6E6E',
    torque: '#C2410C',
    abyss: '#07171A',
    abyssLine: '#27474D',
    depth: '#07171A',
    depthLine: '#27474D',
    danger: '#B42318',
    disabled: 'rgba(0, 0, 0, 0.26)',
    disabledGround: 'rgba(0, 0, 0, 0.12)',
  },
  dark: {
    paper: '#07171A',
    surface: '#0D2226',
    ink: '#EAF2EF',
    muted: '#9DB4B4',
    line: '#1C383D',
    tide: '#3CC8BE',
    torque: '#FF8A5B',
    // Lighter and bluer than the page and its cards: a dark panel ranks above both.
    abyss: '#123A40',
    abyssLine: '#2F636A',
    // A step darker than the page, for dark panels of the second rank.
    depth: '#030D0F',
    depthLine: '#1C383D',
    danger: '#FF9C91',
    disabled: 'rgba(255, 255, 255, 0.3)',
    disabledGround: 'rgba(255, 255, 255, 0.12)',
  },
} as const;

export type Scheme = keyof typeof colours;

/** Colours on the abyss panel, which is dark in both schemes. */
export const onAbyss = {
  ink: '#EAF2EF',
  muted: '#9DB4B4',
  danger: '#FF9C91',
  volt: '#D6F24A',
  onVolt: '#0B1F24',
} as const;

/** How much of its colour the edge of a control shows, so that it stands 3:1 against the page. */
export const EDGE = { outline: '50%', field: '80%' } as const;

/** Corner radius of cards, in px; chips and buttons are fully round. */
export const CARD_RADIUS = 16;

/** What one step of `theme.spacing` is, in px. */
export const SPACING = 8;

/** From which width on, in px, a screen counts as one of these. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

type Width = keyof typeof BREAKPOINTS;

/** The media query of screens as wide as that, or wider. */
export function from(width: Width): string {
  return `(min-width: ${BREAKPOINTS[width]}px)`;
}

/** The media query of all narrower screens. */
export function below(width: Width): string {
  return `(max-width: ${BREAKPOINTS[width] - 0.05}px)`;
}

/** What lies over what. */
export const LAYERS = { appBar: 1100, tooltip: 1500 } as const;

/** The attribute of the root element that names the colour scheme; see `color-scheme.ts`. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme';

/** Widest content, in px. */
export const PAGE_WIDTH = 1200;

/** From which window width on content may be wider, and how wide; both in px. */
export const WIDE_PAGE = { from: 1600, width: 1440 } as const;

/** How far below the window's top a link's target comes to rest, in px. */
export const SCROLL_OFFSET = 100;

/** Height of the header, in px; it lies over the page's top. */
export const HEADER_HEIGHT = 72;

export const font = {
  family:
    '"Instrument Sans Variable", "Instrument Sans Latin", "Instrument Sans Extended", "Instrument Sans Fallback", "Instrument Sans Fallback Roboto", system-ui, sans-serif',
  tight: '-0.02em',
} as const;

/** The brand's colours in both schemes. No colour is defined anywhere else. */
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
    // Lighter and bluer than the page and its cards, so that a dark panel stands out from both.
    abyss: '#123A40',
    abyssLine: '#2F636A',
    // Darker than the page, for secondary dark panels.
    depth: '#030D0F',
    depthLine: '#1C383D',
    danger: '#FF9C91',
    disabled: 'rgba(255, 255, 255, 0.3)',
    disabledGround: 'rgba(255, 255, 255, 0.12)',
  },
} as const;

export type Scheme = keyof typeof colours;

/** Colours on abyss panels, which are dark in both schemes. */
export const onAbyss = {
  ink: '#EAF2EF',
  muted: '#9DB4B4',
  danger: '#FF9C91',
  volt: '#D6F24A',
  onVolt: '#0B1F24',
} as const;

/** The opacity of a control's edge that gives 3:1 contrast with the page. */
export const EDGE = { outline: '50%', field: '80%' } as const;

/** The corner radius of cards, in px; chips and buttons are fully round. */
export const CARD_RADIUS = 16;

/** One step of `theme.spacing`, in px. */
export const SPACING = 8;

/** Minimum widths, in px. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

type Width = keyof typeof BREAKPOINTS;

/** Returns the media query of screens at least this wide. */
export function from(width: Width): string {
  return `(min-width: ${BREAKPOINTS[width]}px)`;
}

/** Returns the media query of narrower screens. */
export function below(width: Width): string {
  return `(max-width: ${BREAKPOINTS[width] - 0.05}px)`;
}

/** Values of `z-index`. */
export const LAYERS = { appBar: 1100, tooltip: 1500 } as const;

/** The root element's attribute with the colour scheme; see `color-scheme.ts`. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme';

/** The maximum width of content, in px. */
export const PAGE_WIDTH = 1200;

/** The wider content of wide windows, in px. */
export const WIDE_PAGE = { from: 1600, width: 1440 } as const;

/** The distance of a link's target from the window's top after scrolling, in px. */
export const SCROLL_OFFSET = 100;

/** The header's height in px; it overlaps the page's top. */
export const HEADER_HEIGHT = 72;

export const font = {
  family:
    '"Instrument Sans Variable", "Instrument Sans Latin", "Instrument Sans Extended", "Instrument Sans Fallback", "Instrument Sans Fallback Roboto", system-ui, sans-serif',
  tight: '-0.02em',
} as const;

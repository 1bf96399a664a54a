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
    danger: '#B42318',
  },
  dark: {
    paper: '#07171A',
    surface: '#0D2226',
    ink: '#EAF2EF',
    muted: '#9DB4B4',
    line: '#1C383D',
    tide: '#3CC8BE',
    torque: '#FF8A5B',
    abyss: '#0B2126',
    danger: '#FF9C91',
  },
} as const;

/** Colours on the abyss panel, which is dark in both schemes. */
export const onAbyss = {
  ink: '#EAF2EF',
  muted: '#9DB4B4',
  line: '#27474D',
  danger: '#FF9C91',
  volt: '#D6F24A',
  onVolt: '#0B1F24',
} as const;

/** How much of its colour the edge of a control shows, so that it stands 3:1 against the page. */
export const EDGE = { outline: '50%', field: '80%' } as const;

/** Corner radius of cards, in px; chips and buttons are fully round. */
export const CARD_RADIUS = 16;

/** Widest content, in px. */
export const PAGE_WIDTH = 1200;

/** Height of the header, in px; it lies over the page's top. */
export const HEADER_HEIGHT = 72;

export const font = {
  family: '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
  tight: '-0.02em',
} as const;

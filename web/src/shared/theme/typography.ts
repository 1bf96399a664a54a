import { font } from './tokens.ts';

const fontFamily = font.family;
const display = {
  fontFamily,
  fontWeight: 600,
  letterSpacing: font.tight,
  textWrap: 'balance',
} as const;

/** Text styles, independent of the element. */
export const typography = {
  fontFamily,
  h1: { ...display, fontSize: 'clamp(min(2.5rem, 13vw), 6vw, 5rem)', lineHeight: 1.02 },
  h2: { ...display, fontSize: 'clamp(min(2rem, 11vw), 3.6vw, 3rem)', lineHeight: 1.1 },
  h3: { ...display, fontSize: 'clamp(1.375rem, 2vw, 1.75rem)', lineHeight: 1.2 },
  h4: { ...display, fontSize: '1.25rem', lineHeight: 1.3 },
  body1: { fontFamily, fontWeight: 400, fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontFamily, fontWeight: 400, fontSize: '0.9375rem', lineHeight: 1.55 },
  button: {
    fontFamily,
    fontWeight: 600,
    fontSize: '0.875rem',
    lineHeight: 1.75,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;

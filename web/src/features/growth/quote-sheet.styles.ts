import { styled } from '@/theme/styled';

/** Paper is white and its ink black, whatever the theme. */
const INK = 'CanvasText';
const RULE = '1px solid GrayText';

export const Sheet = styled('section')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'block',
    colorScheme: 'light',
    color: INK,
    fontFamily: theme.typography.fontFamily,
    fontSize: '11pt',
    lineHeight: 1.5,
    '& h1': {
      margin: '14mm 0 2mm',
      fontSize: '24pt',
      fontWeight: 600,
      letterSpacing: '-0.02em',
      lineHeight: 1.15,
    },
    '& p': { margin: 0 },
  },
}));

export const Letterhead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '5mm',
  alignItems: 'start',
  paddingBottom: '6mm',
  borderBottom: `2px solid ${INK}`,
  '& strong': { fontSize: '14pt', fontWeight: 600, lineHeight: 1.2 },
  '& span, & strong': { display: 'block' },
  '& address': { fontStyle: 'normal', fontSize: '9.5pt', textAlign: 'right' },
});

export const Lines = styled('table')({
  width: '100%',
  marginTop: '9mm',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '& caption': { paddingBottom: '2mm', fontWeight: 600, textAlign: 'left' },
  '& th, & td': { padding: '2mm 0', fontWeight: 400, borderTop: RULE },
  '& th': { textAlign: 'left' },
  '& td': { textAlign: 'right' },
  '& tr:last-of-type > *': { borderBottom: RULE },
  '& [data-total] > *': { fontWeight: 600 },
});

export const FinePrint = styled('div')({
  marginTop: '12mm',
  fontSize: '9.5pt',
  '& p + p': { marginTop: '3mm' },
});

import { styled } from '@mui/material/styles';

export const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  containerType: 'inline-size',
}));

export const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 600 },
  '&:focus-visible': { outline: 'none' },
}));

export const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '@container (min-width: 34rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

/** One answer: the whole of it is the radio button's label. */
export const Option = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(0.5, 1.25),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  cursor: 'pointer',
  // In line with the answer's first line.
  '& > .MuiRadio-root': { alignSelf: 'start', margin: theme.spacing(-1.25, -1) },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

export const OptionTitle = styled('span')({ fontWeight: 600, fontSize: '0.9375rem' });

/** What the answer stands for. */
export const Value = styled('span')(({ theme }) => ({
  gridColumn: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& mark': {
    padding: '1px 2px',
    borderRadius: 3,
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 20%, transparent)`,
  },
}));

/** What needs no decision. */
export const Taken = styled('div')(({ theme }) => ({
  '& h4': { margin: theme.spacing(0, 0, 1), fontSize: '1rem', fontWeight: 600 },
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0 },
  '& dl > div': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '@container (min-width: 34rem)': { gridTemplateColumns: '10rem minmax(0, 1fr)' },
  },
  '& dt': { fontSize: '0.9375rem', fontWeight: 600 },
  '& dd': { margin: 0 },
}));

export const Missing = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontSize: '0.9375rem',
  color: theme.vars.palette.error.main,
}));

import { styled } from '@mui/material/styles';
import { CLEAR_OF_ACTIONS } from '@/admin/ui/sticky-actions';

export const Form = styled('form')({ containerType: 'inline-size' });

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  // On a phone what stands beside the title comes below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(3),
}));

export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  flex: '1 0 min-content',
  whiteSpace: 'nowrap',
  margin: 0,
  '&:focus-visible': { outline: 'none' },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem)',
  gap: theme.spacing(6),
  '@container (min-width: 60rem)': {
    '&[data-preview]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
}));

export const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  minWidth: 0,
}));

/** All that is filled in; faded while it waits for something. */
export const Inputs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  '&[inert]': { opacity: 0.5 },
  // What gets the focus is not hidden by the buttons that stick below it.
  '& input, & textarea, & button, & [role="combobox"]': { scrollMarginBlock: CLEAR_OF_ACTIONS },
}));

/** Panels that look at what is filled in, below it. */
export const Checks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Scrolls into view clear of the buttons that stick below it. */
export const Problems = styled('div')({
  scrollMarginBlock: CLEAR_OF_ACTIONS,
  '&:focus-visible': { outline: 'none' },
  '&:empty': { display: 'none' },
});

export const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What helps with the fields, beside them on wide screens: always in view, in one screen's height. */
export const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: theme.spacing(2),
  minWidth: 0,
  '@container (min-width: 60rem)': {
    position: 'sticky',
    top: theme.spacing(3),
    maxHeight: 'calc(100vh - 48px)',
  },
}));

/** A whole line of its own, below the buttons; it has its room before it is told. */
export const Note = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  minHeight: '1lh',
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

export const Preview = styled('aside')(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': {
    overflowY: 'auto',
    // Panels below it are in view as well when the form has just been opened.
    '&:not(:only-child)': { minHeight: '12rem', maxHeight: '45vh' },
  },
}));

export const PreviewTitle = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

/** Fields that belong together, under a name of their own. */
export const FieldGroup = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(3, 0, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > legend': { float: 'left', padding: 0, fontSize: '1.125rem', fontWeight: 600 },
}));

/** Two short fields beside each other, where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
}));

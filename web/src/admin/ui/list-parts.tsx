import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** Elements side by side, as far as there is room. */
export const FlowRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** Heading and the view's one primary action, then its search. */
export const ListHead = styled(FlowRow)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2.5),
  '& h3': theme.typography.h3,
  [theme.breakpoints.down('sm')]: {
    marginBottom: theme.spacing(1),
    '& h3': { ...theme.typography.h3, fontSize: '1.375rem' },
  },
}));

export const ListSearch = styled('div')(({ theme }) => ({
  maxWidth: '28rem',
  marginBottom: theme.spacing(2.5),
  [theme.breakpoints.down('sm')]: { maxWidth: 'none' },
}));

/** Items in one column, or in two if there is room. */
export const ItemList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& > li': { minWidth: 0 },
  '&[data-columns="2"]': {
    gap: theme.spacing(2.5),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

/** One item of a list; faded if the public site doesn't show it, which a badge also says. */
export const ItemCard = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(2.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.75), padding: theme.spacing(1.75, 2) },
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-faded]': {
    backgroundColor: 'transparent',
    borderStyle: 'dashed',
    // Only the text fades, and stays readable: nobody presses buttons that look disabled.
    '& [data-fades]': { color: theme.vars.palette.text.secondary },
  },
  '&[data-press]': {
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
  },
  // The item was changed a moment ago.
  '&[data-marked]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  // Sticky elements must not cover an item that is scrolled to.
  scrollMarginBlock: theme.spacing(12),
  // A card as wide as the page has its buttons beside its title.
  '&[data-wide]': {
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(3),
      '& > *': { gridColumn: 1 },
      '& > [role="alert"]': { gridColumn: '1 / -1' },
      '& > [data-actions]': { gridArea: '1 / 2', paddingTop: 0, marginBlock: theme.spacing(-1) },
      '& > [data-actions] > :last-child': { marginInlineStart: theme.spacing(3) },
    },
  },
  // In a card of two lines, the buttons are beside both.
  '&[data-wide="low"] > [data-actions]': {
    [theme.breakpoints.up('md')]: { gridRow: '1 / span 2', alignSelf: 'center' },
  },
}));

/** A low card as wide as the page, whose text has its full width below title and buttons. */
export const LowCard = styled(ItemCard)(({ theme }) => ({
  gap: theme.spacing(0.25, 2),
  padding: theme.spacing(1.25, 2),
  '& > p': { fontSize: '0.875rem' },
  '&[data-wide] > :is(dl, ul, p)': { gridColumn: '1 / -1' },
  '& > [data-actions]': { paddingTop: 0 },
  [theme.breakpoints.down('sm')]: {
    '& > [data-actions]': { flexWrap: 'nowrap', justifyContent: 'space-between' },
    '& [data-actions] > *': { minWidth: 0, paddingInline: 4, fontSize: '0.8125rem' },
  },
}));

/**
 * Returns the attributes of a card or a row. Its list uses them to find and focus the item; an item
 * that the public site doesn't show is faded.
 *
 * @param onPress called for a click on the card itself, outside its controls
 */
export function itemAttributes(
  id: string,
  titleId: string,
  isPublic: boolean,
  onPress?: () => void,
) {
  return {
    'data-item': id,
    tabIndex: -1,
    'aria-labelledby': titleId,
    'data-faded': isPublic ? undefined : '',
    ...(onPress && {
      'data-press': '',
      onClick: (event: MouseEvent) => {
        if (isOnItself(event)) onPress();
      },
    }),
  };
}

/** True for a click on a card itself, not on a control in it, or to select its text. */
function isOnItself({ target }: MouseEvent): boolean {
  const controls = 'a, button, input, label, [role="menu"]';
  const isOnControl = target instanceof Element && target.closest(controls);
  return !isOnControl && window.getSelection()?.isCollapsed !== false;
}

export const ItemTitle = styled('h4')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.125rem',
  overflowWrap: 'anywhere',
}));

/** A title and the badges that belong to it. */
export const ItemTop = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0.75, 1),
}));

/** Short facts in one line. */
export const ItemFacts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2.5),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
}));

/** Secondary text. */
export const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Text cut after two lines. */
export const ItemPreview = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}));

/** An item's buttons; the destructive one is at the far end. */
export const ItemActions = styled(FlowRow)(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(1),
  marginInline: theme.spacing(-1),
  '& > :last-child': { marginInlineStart: 'auto' },
}));

/** Shows a message above a form's fields, with its actions beside it. */
export const Notice = styled(FlowRow)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: 12,
  '& strong': { display: 'block', fontWeight: 600 },
}));

/** A word for an item's state, which is clear without its colour. */
export const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '1px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  '&[data-tone], &[data-state]': { borderColor: 'currentColor' },
  '&[data-tone="good"], &[data-state="live"]': { color: theme.vars.palette.primary.main },
  '&[data-state="draft"]': { borderStyle: 'dotted' },
  '&[data-state="scheduled"]': { color: theme.vars.palette.secondary.main },
  '&[data-state="closed"]': { color: theme.vars.palette.error.main },
  '&[data-tone="off"], &[data-state="inactive"]': {
    color: theme.vars.palette.text.secondary,
    borderStyle: 'dashed',
  },
}));

/** Whether the public site shows an item. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge data-tone={isActive ? 'good' : 'off'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

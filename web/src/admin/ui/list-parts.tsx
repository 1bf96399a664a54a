import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** What stands beside each other, as far as there is room. */
export const FlowRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** A few buttons beside each other, as far as there is room. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

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

/** Items below each other, or in two columns where there is room. */
export const ItemList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& > li': { minWidth: 0 },
  '&[data-columns="2"]': {
    gap: theme.spacing(2.5),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

/** One item of a list; faded where the public site does not show it, which a badge says as well. */
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
    // Only the words fade, and stay readable: buttons that look disabled are not pressed.
    '& [data-fades]': { color: theme.vars.palette.text.secondary },
  },
  '&[data-press]': {
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
  },
  // Something was done to it a moment ago.
  '&[data-marked]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  // What sticks to the window's edges must not cover an item that is scrolled to.
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
  // One of two lines has them beside both.
  '&[data-wide="low"] > [data-actions]': {
    [theme.breakpoints.up('md')]: { gridRow: '1 / span 2', alignSelf: 'center' },
  },
}));

/**
 * The attributes of a card or a row: its list finds the item by them and moves the focus to it, and an
 * item that the public site does not show is faded.
 *
 * @param onPress what a press on a card does, where it is not on something in it
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

/** True for a press on a card itself, and not on a control in it, or to select its text. */
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

/** What is said more quietly than the rest. */
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

/** An item's buttons; the destructive one stands at the far end. */
export const ItemActions = styled(FlowRow)(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(1),
  marginInline: theme.spacing(-1),
  '& > :last-child': { marginInlineStart: 'auto' },
}));

/** Says something above the fields of a form, with what can be done about it beside it. */
export const Notice = styled(FlowRow)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: 12,
  '& strong': { display: 'block', fontWeight: 600 },
}));

/** A word about an item's state. Nobody has to see the colour to understand it. */
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

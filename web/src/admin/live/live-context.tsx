import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote, Presence } from '@torque-tide/contract/live';
import { createContext, use, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { Badge } from '@/admin/ui/badge';

/** What is known of other editors. */
export interface Live {
  /** The newest change of each item, by `keyOfItem`. */
  changes: ReadonlyMap<string, ChangeNote>;
  /** 'ada is editing this' for each item that somebody else has open in a form, by `keyOfItem`. */
  editors: ReadonlyMap<string, string>;
  /** Tells other editors what this tab has open in a form, and returns what ends that. */
  tellEditing: ((item: Presence['item']) => () => void) | undefined;
}

/** While Firestore can't be reached, or nothing is configured. */
export const NOT_LIVE: Live = {
  changes: new Map(),
  editors: new Map(),
  tellEditing: undefined,
};

/** Filled below the access check; anywhere else nothing is live. */
export const LiveContext = createContext(NOT_LIVE);

export function keyOfItem(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

const Pill = styled(Badge)(({ theme }) => ({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.secondary.main,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: 'currentColor',
  // Astride the edge: a card that grew would push those below it away from the pointer.
  '&[data-place="card"]': {
    position: 'absolute',
    top: -12,
    insetInlineEnd: theme.spacing(2),
    zIndex: 1,
    maxWidth: `calc(100% - ${theme.spacing(4)})`,
    pointerEvents: 'none',
  },
  '&[data-place="row"]': { maxWidth: 160 },
}));

interface Props {
  kind: ContentKind;
  id: string;
}

/** Says who else has an item open in a form. */
export function EditingMark({ kind, id, place }: Props & { place: 'card' | 'row' | 'form' }) {
  const text = use(LiveContext).editors.get(keyOfItem(kind, id));
  return (
    text !== undefined && (
      <Pill data-place={place} title={text}>
        {text}
      </Pill>
    )
  );
}

/** In the bar with the buttons, where it moves no field that is typed in. */
const Line = styled('div')({ flexBasis: '100%' });

/** Says in an item's form who else has it open, and tells other editors of the form. */
export function FormLive({ kind, id }: Props) {
  const { tellEditing } = use(LiveContext);
  useEffect(() => tellEditing?.({ kind, id }), [tellEditing, kind, id]);
  return (
    <Line>
      <EditingMark kind={kind} id={id} place="form" />
    </Line>
  );
}

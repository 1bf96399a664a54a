import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ChangeNote, type Presence, PRESENCE_STALE_MS } from '@torque-tide/contract/live';
import { createContext, use, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { joinNames } from '@/admin/text/format';
import { Badge } from '@/admin/ui/list-parts';

/** Data about other editors. */
export interface Live {
  /** The newest change of each item, by `keyOfItem`. */
  changes: ReadonlyMap<string, ChangeNote>;
  /** 'ada is editing this' for each item that somebody else has open in a form, by `keyOfItem`. */
  editors: ReadonlyMap<string, string>;
  /** Shows other editors the item that this tab has open, and returns a function that ends that. */
  tellEditing: ((item: Presence['item']) => () => void) | undefined;
}

/** True if Firestore can't be reached, or isn't configured. */
export const NOT_LIVE: Live = {
  changes: new Map(),
  editors: new Map(),
  tellEditing: undefined,
};

/** Provided below the access check; elsewhere nothing is live. */
export const LiveContext = createContext(NOT_LIVE);

function keyOfItem(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

/** Returns the newest change of each item, by `keyOfItem`, from notes sorted newest first. */
export function toChanges(notes: readonly ChangeNote[]): ReadonlyMap<string, ChangeNote> {
  // A map keeps the last of equal keys.
  return new Map(notes.toReversed().map((note) => [keyOfItem(note.kind, note.id), note]));
}

/**
 * Returns who is editing which item, by `keyOfItem`. Leaves out expired presence, and all tabs of
 * the user's own account.
 */
export function toEditors(
  presences: readonly Presence[],
  ownName: string,
  now: number,
): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { username, item, at } of presences) {
    if (username === ownName || now - at.toMillis() > PRESENCE_STALE_MS) continue;
    const key = keyOfItem(item.kind, item.id);
    names.set(key, (names.get(key) ?? new Set()).add(username));
  }
  return new Map(
    [...names].map(([key, people]) => {
      const verb = people.size > 1 ? 'are' : 'is';
      return [key, `${joinNames([...people].toSorted())} ${verb} editing this`];
    }),
  );
}

const Pill = styled(Badge)(({ theme }) => ({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.secondary.main,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: 'currentColor',
  // Overlaps the card's edge: a growing card would move those below it away from the pointer.
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

/** Shows who else has an item open in a form. */
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

/** In the bar with the buttons, where it doesn't move a field during typing. */
const Line = styled('div')({ flexBasis: '100%' });

/** Shows in an item's form who else has it open, and shows the form to other editors. */
export function FormLive({ kind, id }: Props) {
  const { tellEditing } = use(LiveContext);
  useEffect(() => tellEditing?.({ kind, id }), [tellEditing, kind, id]);
  return (
    <Line>
      <EditingMark kind={kind} id={id} place="form" />
    </Line>
  );
}

import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote, Presence } from '@torque-tide/contract/live';
import { createContext } from 'react';

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

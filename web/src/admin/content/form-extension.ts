import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { StoredValues } from '@/admin/fields/form-values';
import type { WriteOptions } from '@/admin/requests/use-write';
import type { Values } from './define-content';

/** How a form is to be saved. */
interface SaveOptions extends WriteOptions {
  /** Undefined for the first button, and for keys. */
  action: FormAction | undefined;
}

/** A way to save that is not the first button's. */
export interface FormAction {
  /** What is wanted: a save whose outcome nobody knows is repeated by an action of the same name alone. */
  name: string;
  /** What is sent besides what the fields hold. */
  sent?: () => object;
}

/** The newest version of an item, for a form that stands on an older one. */
export interface Rebase<T> {
  item: T;
  /** A draft has appeared or gone, so that the buttons save something else now. */
  targetChanged: boolean;
}

/** A form as what extends it sees it. */
export interface OpenForm<V extends Values> {
  control: Control<V>;
  /** The stored version that the form stands on; a new item has none. */
  version: number | undefined;
  hasUnsavedChanges: boolean;
  /** Brings what is stored now into the form; what both sides changed is asked about. */
  pullLatest: () => Promise<void>;
}

/**
 * What features add to the form of an item. A form knows no feature, and no feature knows another: a tab
 * puts them together.
 */
export interface FormExtension<T, V extends Values> {
  /** The newest version, which the form opens on; a new item has none. */
  opened: T | undefined;
  /** The words of the first button for what is typed. */
  submitLabel: (values: V) => string;
  /** Each has a button beside the first one. */
  actions: readonly (FormAction & { label: string })[];
  /** Saves in a way of its own; undefined leaves that to the kind. */
  save: (
    values: V,
    base: StoredValues<V> | undefined,
    options: SaveOptions,
  ) => Promise<T> | undefined;
  /** @param staysOpen more was typed since, for which the form stands on what was saved */
  onSaved: (saved: T, staysOpen: boolean) => void;
  /** Returns what a refused save is merged with: the newest version, which may be a draft. */
  rebase: (current: T) => Rebase<T>;
  /** Stands beside the title. */
  tools: ReactNode;
  /** Stands above the fields. */
  banner: (form: OpenForm<V>) => ReactNode;
  /** Stands above the buttons. */
  status: ReactNode;
}

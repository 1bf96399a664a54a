import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { StoredValues } from '@/admin/fields/form-values';
import type { WriteOptions } from '@/admin/requests/use-write';
import type { Values } from './define-content';

/** How a form is to be saved. */
export interface SaveOptions extends WriteOptions {
  /** The name of the button that was pressed; undefined for the first one, and for keys. */
  action: string | undefined;
}

/** A button of a form beside the one that saves. */
export interface FormAction {
  name: string;
  label: string;
  /** What is sent besides what the fields hold. */
  sent?: () => object;
  /** It is asked for elsewhere in the form (`OpenForm.save`), and has no button beside the others. */
  isElsewhere?: boolean;
}

/** What is stored now, for a save that was refused. */
export interface Rebase<T, V> {
  item: T;
  /** What it is compared with, where that is not what the form began with. */
  before?: V;
}

/** A form as what extends it sees it. */
export interface OpenForm<V extends Values> {
  control: Control<V>;
  /** The stored version that the form stands on; a new item has none. */
  version: number | undefined;
  hasUnsavedChanges: boolean;
  /** Brings what is stored now into the form; what both sides changed is asked about. */
  pullLatest: () => Promise<void>;
  /** Gives up what was typed and closes the form, without a question. */
  discard: () => void;
  /** Saves as a press of the button of that action does. */
  save: (action: string) => void;
}

/**
 * What a feature adds to the form of an item. A form knows no feature, and no feature knows another: a tab
 * puts them together. Where several could answer, the first one that does is asked.
 */
export interface FormExtension<T, V extends Values> {
  name: string;
  /** What the form opens on, where that is not the live item. */
  opened?: T | undefined;
  /** The words of the first button for what is typed, where they are not the kind's own. */
  submitLabel?: (values: V) => string | undefined;
  actions?: readonly FormAction[];
  /** Saves in a way of its own; undefined leaves that to the next extension, or to the kind. */
  save?: (
    values: V,
    base: StoredValues<V> | undefined,
    options: SaveOptions,
  ) => Promise<T> | undefined;
  onSaved?: (saved: T) => void;
  /** What a refused save has to be put together with, where that may not be the live item. */
  rebase?: (current: T, typedOn: V) => Promise<Rebase<T, V>>;
  /** Stands beside the title. */
  tools?: (form: OpenForm<V>) => ReactNode;
  /** Stands above the fields, unless something typed before is on offer there. */
  banner?: (form: OpenForm<V>) => ReactNode;
  /** Stands at the head of a group of fields, by the group's name. */
  groupHeads?: Readonly<Record<string, (form: OpenForm<V>) => ReactNode>>;
  /** Stands above the buttons. */
  status?: (form: OpenForm<V>) => ReactNode;
}

import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isDraftable } from '@torque-tide/contract/drafts';
import type { Publication } from '@torque-tide/contract/publication';
import { itemFormPath } from '@torque-tide/domain/paths';
import type { ComponentType } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { apiQuery } from '@/shared/api/api-query';
import {
  type Announcements,
  createContentMutations,
  type InputOf,
  type ItemOf,
  listPathOf,
  type PatchOf,
} from './content-mutations';
import { dashboardPath, NEW_FORM } from '@/admin/navigation/use-form-address';
import { textsIn } from '@/admin/text/item-search';
import type { HistorySubject } from './content-tools';
import { CONTENT_WORDS } from './content-words';
import type { CardActions } from '@/admin/ui/item-button';
import type { FormFields } from '@/admin/fields/define-fields';
import type { Values } from '@/admin/fields/form-values';

/** A result of the Ctrl+K search. */
export interface Command {
  id: string;
  group: string;
  title: string;
  /** Searched besides the title. */
  text: string;
  /** An address or an action. */
  to: string | (() => void);
  /** Listed before anything is typed. */
  isOfferedAtOnce?: boolean;
}

export interface CardProps<T> extends CardActions {
  item: T;
}

/** Props for the panels beside a form. */
export interface SideProps<T, V extends Values = Values> {
  control: Control<V>;
  /** Undefined for a new item. */
  item: T | undefined;
  /** When the form was opened, as ISO 8601. */
  now: string;
}

/** Words that replace or add to those that follow from the kind's name. */
interface TabWords {
  heading: string;
  add: string;
  /** Title of the form for a new item; defaults to `add`. */
  newTitle?: string;
  editTitle: string;
  create: string;
  update: string;
  /** Submit label while saving. */
  saving?: string;
  empty: string;
  /** Shown below `empty` when nothing is searched for. */
  emptyHint?: string;
  addFirst?: string;
  count?: (count: number) => string;
}

/** How a deletion is confirmed: by our dialog, or by the browser's. */
type DeletionWords<T> =
  | {
      as: 'dialog';
      title: string;
      text: (item: T) => string;
      More?: ComponentType<{ item: T }>;
    }
  | { as: 'browser'; text: string };

/** What a form has besides its fields. */
export interface FormParts<T, V extends Values> {
  /** Content below a field. */
  below?: { readonly [N in keyof V]?: ComponentType<{ form: UseFormReturn<V> }> };
  /** Content above the fields. */
  Facts?: ComponentType<SideProps<T, V>>;
  /** Replaces the page beside the form. */
  Preview?: ComponentType<SideProps<T, V>>;
  Checks?: ComponentType<SideProps<T, V>>;
}

/** The pages to choose from beside a form. */
export interface ShownPages {
  /** Names by path; the first page is the initial choice. */
  pages: Readonly<Record<string, string>>;
  /** Sentences about pages that don't exist or could not be loaded. */
  missing?: readonly string[];
}

/** An open form, for choosing the pages beside it. */
export interface LookedAt<S = unknown> {
  /** The item's id, or `NEW_ITEM_ID`. */
  id: string;
  /** False while the preview is out of sight, so that it sends no requests. */
  isSeen: boolean;
  /** When the form was opened, as ISO 8601. */
  now: string;
  /** What the form would send. */
  sent: S;
}

export interface PagesBeside<S> {
  /** A hook that returns the pages. */
  usePages: (lookedAt: LookedAt<S>) => ShownPages;
  /** The fields that a page can't be rendered without. */
  needs?: readonly string[];
  /** True if no page shows an inactive item. */
  isListed?: boolean;
  /** Fields of the item that a page shows but the form lacks. */
  unedited?: readonly string[];
}

export interface Parts<K extends ContentKind, V extends Values> {
  fields: FormFields<ItemOf<K>, V, InputOf<K>>;
  /** The server's schema for the request body. */
  schema: z.ZodMiniType;
  titleOf: (item: ItemOf<K>) => string;
  words?: Partial<TabWords>;
  /** Defaults to none: Undo follows. */
  deletion?: DeletionWords<ItemOf<K>>;
  announcements?: Announcements<ItemOf<K>>;
  /** Further fields to send when a draft is published. */
  sentOnPublish?: (now: string) => PatchOf<K>;
  /** The texts to search for any run of letters; other matches are near ones. Without it there is no search. */
  specifiedOf?: (item: ItemOf<K>) => readonly string[];
  /** Replaces the list when there is no session, since it would lack unpublished items. */
  loginHint?: string;
  /** How long the list stays fresh, in ms; defaults to for ever. */
  staleTime?: number;
  /** The real pages beside the form. */
  preview?: PagesBeside<InputOf<K>>;
  formParts?: FormParts<ItemOf<K>, V>;
  /** Returns the initial values of a new item, given the existing ones. */
  newValues?: (items: readonly ItemOf<K>[]) => Partial<V>;
}

type ListQuery<T> = UseQueryOptions<T[], Error, T[], [string]> & { queryKey: [string] };

function wordsOf(kind: ContentKind): TabWords {
  const { label, name, plural } = CONTENT_WORDS[kind];
  const titled = name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  return {
    heading: `Manage ${label}`,
    add: `Add ${titled}`,
    editTitle: `Edit ${titled}`,
    create: `Add ${titled}`,
    update: `Update ${titled}`,
    empty: `No ${plural.toLowerCase()} found.`,
  };
}

/** Defines how the admin area edits a kind of content. */
export function defineContent<K extends ContentKind, V extends Values>(
  kind: K,
  given: Parts<K, V>,
) {
  type T = ItemOf<K>;
  // From here on, nothing depends on the names of the kind's fields.
  const { staleTime, announcements = {}, ...parts } = given as unknown as Parts<K, Values>;
  const { tab, plural } = CONTENT_WORDS[kind];
  const words: TabWords = { ...wordsOf(kind), ...parts.words };
  const list = apiQuery(listPathOf(kind)) as unknown as ListQuery<T>;
  const labelOf = (path: string) => {
    const name = parts.fields.fieldOf(path);
    return name && parts.fields.labels[name];
  };
  return {
    ...CONTENT_WORDS[kind],
    ...parts,
    words,
    kind,
    /** Includes unpublished items, because the request carries the session. */
    list: staleTime === undefined ? list : { ...list, staleTime },
    ...createContentMutations(kind, parts.titleOf, announcements),
    /** What Ctrl+K finds: 'Add', and each item by title and texts. */
    commands: async (queryClient: QueryClient): Promise<Command[]> => {
      const items = await queryClient.fetchQuery({ ...list, staleTime: staleTime ?? Infinity });
      return [
        {
          id: `new ${kind}`,
          group: 'Add',
          title: words.add,
          text: 'new create add',
          to: dashboardPath({ tab, ...NEW_FORM }),
          isOfferedAtOnce: true,
        },
        ...items.map((item) => ({
          id: `${kind}/${item.id}`,
          group: plural,
          title: parts.titleOf(item),
          text: textsIn(item).join(' '),
          to: itemFormPath(tab, item.id),
        })),
      ];
    },
    historyOf: (item: T): HistorySubject => ({
      kind,
      id: item.id,
      title: parts.titleOf(item),
      labelOf,
      isLive: isDraftable(kind) && !(item as Publication).isDraft,
    }),
  };
}

export type ContentDefinition<K extends ContentKind> = ReturnType<typeof defineContent<K, Values>>;

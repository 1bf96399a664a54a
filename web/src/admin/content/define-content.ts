import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isDraftable } from '@torque-tide/contract/drafts';
import type { Publication } from '@torque-tide/contract/publication';
import { itemFormPath } from '@torque-tide/domain/paths';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import { apiQuery } from '@/shared/api/api-query';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import {
  type Announcements,
  createContentMutations,
  type InputOf,
  type ItemOf,
  listPathOf,
  type PatchOf,
} from './content-mutations';
import { dashboardPath, NEW_FORM } from '@/admin/navigation/use-form-address';
import type { SearchedFields } from '@/admin/text/item-search';
import type { HistorySubject } from './content-tools-context';
import { CONTENT_WORDS } from './content-words';
import type { CardActions } from '@/admin/ui/item-button';
import type { FormFields } from '@/admin/fields/define-fields';
import type { FormValue } from '@/admin/fields/form-values';
import type { SplitText } from '@/admin/fields/paste/paste-actions';

/** Something that can be found with Ctrl+K. */
export interface Command {
  id: string;
  /** What it is listed under. */
  group: string;
  title: string;
  /** What is searched besides the title. */
  text: string;
  /** An address, or what it does. */
  to: string | (() => void);
  /** Outside the admin area: the browser loads the page, not the router. */
  isOutside?: boolean;
  /** Listed before anything is typed: for places, not for items. */
  isOfferedAtOnce?: boolean;
}

/** What a form holds: its fields by their names. */
export type Values = Record<string, FormValue>;

/** What the card of an item gets. */
export interface CardProps<T> extends CardActions {
  item: T;
}

/** What is shown beside a form gets. */
export interface SideProps<T, V extends Values> {
  control: Control<V>;
  /** The item that is edited; a new one has none. */
  item: T | undefined;
  /** When the form was opened, as ISO 8601. */
  now: string;
}

/** The words of a kind's tab, those that are not the same for all kinds. */
interface TabWords {
  heading: string;
  add: string;
  /** Of the form of a new one, where it is not what its button says. */
  newTitle?: string;
  editTitle: string;
  create: string;
  update: string;
  /** Instead of the submit label while saving. */
  saving?: string;
  empty: string;
  /** Stands below `empty` where the list has nothing at all. */
  emptyHint?: string;
  /** A button below `empty` that adds the first item. */
  addFirst?: string;
  /** Above a list that has something. */
  count?: (count: number) => string;
}

/** How a deletion begins: with a dialog, with one of the browser's own, or at once with an Undo to follow. */
type DeletionWords<T> =
  | {
      as: 'dialog';
      title: string;
      text: (item: T) => string;
      subject?: (item: T) => string;
      /** What more the question says, of what has to be read. */
      More?: ComponentType<{ item: T }>;
    }
  | { as: 'browser'; text: string }
  | { as: 'undo' };

/** What a form has beside its fields. */
export interface FormParts<T, V extends Values> {
  /** Splits a text that is pasted in one piece over the fields that its headings name. */
  splitText?: SplitText;
  Preview?: ComponentType<SideProps<T, V>>;
  Checks?: ComponentType<SideProps<T, V>>;
}

export interface Parts<K extends ContentKind, V extends Values> {
  fields: FormFields<ItemOf<K>, V, InputOf<K>>;
  /** The rules of what is sent: the server's own. */
  schema: z.ZodMiniType;
  /** What a person recognises an item by. */
  titleOf: (item: ItemOf<K>) => string;
  words: TabWords;
  deletion: DeletionWords<ItemOf<K>>;
  announcements: Announcements<ItemOf<K>>;
  /** What is sent besides when a draft is published at once, at a time as ISO 8601. */
  sentOnPublish?: (now: string) => PatchOf<K>;
  search?: {
    /** What its field is called: 'Search people'. */
    label: string;
    /** Where in an item is looked. */
    fields: SearchedFields<ItemOf<K>>;
  };
  /** Without a session the tab asks for one instead of showing what visitors see. */
  loginHint?: string;
  /** How long the list stays fresh, in ms; for ever when left out. */
  staleTime?: number;
  /** Fetches what the form has beside its fields, which a list does without. */
  formParts?: () => Promise<FormParts<ItemOf<K>, V>>;
  /** What a new item begins with, given the ones there are. */
  newValues?: (items: readonly ItemOf<K>[]) => Partial<V>;
  /** A form that is long begins with links to its groups. */
  hasLinks?: boolean;
}

const NO_PARTS = {};

type ListQuery<T> = UseQueryOptions<T[], Error, T[], [string]> & { queryKey: [string] };

/** A kind of content, as the admin area edits it: its fields, its words and what it is made of. */
export function defineContent<K extends ContentKind, V extends Values>(
  kind: K,
  { staleTime, formParts, ...parts }: Parts<K, V>,
) {
  type T = ItemOf<K>;
  const { tab, plural } = CONTENT_WORDS[kind];
  const list = apiQuery(listPathOf(kind)) as unknown as ListQuery<T>;
  const labelOf = (path: string) => {
    const name = parts.fields.fieldOf(path);
    return name && parts.fields.labels[name];
  };
  return {
    ...CONTENT_WORDS[kind],
    ...parts,
    kind,
    /** All of it, what visitors do not see included, since the session goes along. */
    list: staleTime === undefined ? list : { ...list, staleTime },
    ...createContentMutations(kind, parts.titleOf, parts.announcements),
    /**
     * What the form has beside its fields: its files are fetched once, and are no call of the API. A kind may
     * have several forms, each with a title of its own.
     */
    formParts: queryOptions<FormParts<T, V>>({
      queryKey: [`form parts of ${kind}`, parts.words.editTitle],
      queryFn: () => (formParts ? loadChunk(formParts) : NO_PARTS),
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
      networkMode: 'always',
      retry: false,
    }),
    /** What Ctrl+K finds of the kind: a new one, and each item by its title and by all its texts. */
    commands: async (queryClient: QueryClient): Promise<Command[]> => {
      const items = await queryClient.fetchQuery({ ...list, staleTime: staleTime ?? Infinity });
      return [
        {
          id: `new ${kind}`,
          group: 'Add',
          title: parts.words.add,
          text: 'new create add',
          to: dashboardPath({ tab, ...NEW_FORM }),
          isOfferedAtOnce: true,
        },
        ...items.map((item) => ({
          id: `${kind}/${item.id}`,
          group: plural,
          title: parts.titleOf(item),
          text: Object.values(item)
            .filter((value) => typeof value === 'string')
            .join(' '),
          to: itemFormPath(tab, item.id),
        })),
      ];
    },
    /** What the form calls the field at a path of the item. */
    labelOf,
    /** What the history of an item is opened with. */
    historyOf: (item: T): HistorySubject => ({
      kind,
      id: item.id,
      title: parts.titleOf(item),
      labelOf,
      isLive: isDraftable(kind) && !(item as Publication).isDraft,
    }),
  };
}

export type ContentDefinition<K extends ContentKind, V extends Values> = ReturnType<
  typeof defineContent<K, V>
>;

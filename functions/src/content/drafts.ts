import { endpoints } from '@torque-tide/contract/api';
import type { DraftableKind, DraftedItem } from '@torque-tide/contract/drafts';
import type { VersionAction } from '@torque-tide/contract/versions';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { parseInput } from '../lib/parse-input';
import { AppError, invalidFields } from '../lib/app-error';
import type { CurrentItem } from './current';
import {
  contentOf,
  draftOf,
  type ItemState,
  newestOf,
  readDocument,
  stateOf,
  type StoredDraft,
} from './document';
import type { ContentKindOf } from './kind';
import type { ContentStore } from './store';
import type { Change } from './writer';

type Definitions = { readonly [K in DraftableKind]: ContentKindOf<K> };

interface Place {
  kind: DraftableKind;
  id: string;
  /** The item's version that the edit is based on; undefined for any. */
  ifVersion: number | undefined;
}

/** A request to save or publish a draft. */
interface Sent extends Place {
  changes: Readonly<Record<string, unknown>>;
  /** When to publish it; '' clears the time, undefined keeps it. */
  publishAt?: string | undefined;
}

/**
 * Saves, publishes and discards drafts of live items. Nothing public reads them.
 *
 * Each throws `not-found`, `stale` or `invalid`.
 */
export function createDrafts(store: ContentStore, definitions: Definitions) {
  const { clock, writer } = store;
  const now = () => Timestamp.fromDate(clock.now());

  /** The compiler can't see that an item and its definition are of the same kind. */
  function definitionOf(kind: DraftableKind) {
    return definitions[kind] as unknown as ContentKindOf<DraftableKind>;
  }

  /** Stores what `next` makes of an item, and returns the item with its draft. */
  function change(
    { kind, id, ifVersion }: Place,
    { by, attempt }: Change,
    action: VersionAction,
    next: (current: CurrentItem) => ItemState,
  ): Promise<DraftedItem> {
    const definition = definitionOf(kind);
    return store.change({ definition, id, ifVersion }, attempt, (changes, current) => {
      const isOfDraft = action !== 'published';
      const data = writer.put(changes, current, next(current), { by, action, isOfDraft });
      const item = readDocument(current.document, definition.readWithDraft, data);
      return { kind, item };
    });
  }

  /** Returns the newest content with the sent changes. */
  function contentWith({ definition, data }: CurrentItem, { kind, id, changes }: Sent) {
    if (data['isDraft'] === true) throw notPublished(definition.label);
    // The form's publish time is the draft's, and sent on its own; the item keeps the time it was published at.
    const { publishAt: _publishAt, ...sent } = changes;
    const patch = parseInput(endpoints[`${kind}.update`].body, sent) as DocumentData;
    definitionOf(kind).checkPatch?.(id, patch);
    const content = definition.toStored({ ...newestOf(stateOf(data)), ...patch });
    definition.check?.(content, id);
    return content;
  }

  /** A past time counts as none. */
  function timeOf(sent: string | undefined, before: StoredDraft | undefined) {
    const time = sent ? Timestamp.fromDate(new Date(sent)) : undefined;
    if (time && time <= now()) throw tooEarly();
    const kept = sent === undefined ? before?.publishAt : time;
    return kept && kept > now() ? { publishAt: kept } : {};
  }

  return {
    save: (sent: Sent, by: Change) =>
      change(sent, by, 'drafted', (current) => {
        const { content, draft } = stateOf(current.data);
        const time = timeOf(sent.publishAt, draft);
        const next = { content: contentWith(current, sent), by: by.by, at: now(), ...time };
        return { content, draft: next };
      }),

    publish: (sent: Sent, by: Change) =>
      change(sent, by, 'published', (current) => {
        refuseWithout(current);
        return { content: contentWith(current, sent), draft: undefined };
      }),

    discard: (place: Place, by: Change) =>
      change(place, by, 'discarded', (current) => {
        refuseWithout(current);
        return { content: contentOf(current.data), draft: undefined };
      }),
  };
}

function notPublished(label: string): AppError {
  return new AppError('invalid', `${label} is a draft itself: save the draft instead.`);
}

function tooEarly(): AppError {
  const message = 'This time has passed. Choose a later one, or publish the changes now.';
  return invalidFields([{ field: 'publishAt', message }]);
}

function refuseWithout({ data, definition }: CurrentItem): void {
  if (!draftOf(data)) throw new AppError('not-found', `${definition.label} has no draft`);
}

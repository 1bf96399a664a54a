import { endpoints } from '@torque-tide/contract/api';
import {
  type Draft,
  DRAFTABLE_KINDS,
  type DraftableKind,
  type DraftNote,
  draftNoteSchema,
  draftSchema,
  type LiveItem,
} from '@torque-tide/contract/drafts';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { parseInput } from '../lib/parse-input';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { createWriteOnce } from '../writes/write-once';
import type { ContentDependencies } from './collection';
import { type CurrentItem, getCurrent, notFound } from './current';
import { draftOf, newestOf, readDocument, stateOf, type StoredDraft, versionOf } from './document';
import type { ContentKindOf } from './kind';
import { dataOf } from './standing';
import { type Change, createContentWriter } from './writer';

type Definitions = { readonly [K in DraftableKind]: ContentKindOf<K> };

interface Place {
  kind: DraftableKind;
  id: string;
}

/** A request to save or publish a draft. */
interface Sent extends Place {
  changes: Readonly<Record<string, unknown>>;
  /** The item's version that the edit is based on; undefined for any. */
  ifVersion: number | undefined;
  /** When to publish it; '' clears the time, undefined keeps it. */
  publishAt?: string | undefined;
}

/** Saves, publishes and discards drafts of live items. Nothing public reads them. */
export function createDrafts({ firestore, clock }: ContentDependencies, definitions: Definitions) {
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);
  const now = () => Timestamp.fromDate(clock.now());

  /** The compiler can't see that an item and its definition are of the same kind. */
  function definitionOf(kind: DraftableKind) {
    return definitions[kind] as unknown as ContentKindOf<DraftableKind>;
  }

  function read(changes: ChangeSet, { kind, id, ifVersion }: Place & Pick<Sent, 'ifVersion'>) {
    return getCurrent(changes, firestore, { definition: definitionOf(kind), id, ifVersion });
  }

  function answerOf(kind: DraftableKind, document: DocumentSnapshot, data: DocumentData): Draft {
    const draft = draftOf(data);
    if (!draft) throw noDraft(definitionOf(kind).label);
    const item = readDocument(document, definitionOf(kind).read, {
      ...draft.content,
      version: versionOf(data),
    });
    return draftSchema.parse({ ...toNote(kind, document.id, data, draft), item });
  }

  /** Returns the newest content with the sent changes. @throws {AppError} `invalid` */
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
    /** Returns all drafts without their content, newest first. */
    list: async (): Promise<DraftNote[]> => {
      const all = await Promise.all(
        DRAFTABLE_KINDS.map(async (kind) => {
          const { docs } = await firestore
            .collection(COLLECTIONS[kind])
            .orderBy('draft.at')
            .select('version', 'draft.by', 'draft.at', 'draft.publishAt', 'draft.missedAt')
            .get();
          return docs.map((document) =>
            toNote(kind, document.id, document.data(), document.get('draft') as StoredDraft),
          );
        }),
      );
      return all.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
    },

    /** Returns null for an item without a draft. @throws {AppError} `not-found` for the item */
    get: async ({ kind, id }: Place): Promise<Draft | null> => {
      const definition = definitionOf(kind);
      if (!isDocumentId(id)) throw notFound(definition.label);
      const document = await firestore.collection(COLLECTIONS[kind]).doc(id).get();
      const data = dataOf(definition, document);
      if (!data) throw notFound(definition.label);
      return draftOf(data) ? answerOf(kind, document, data) : null;
    },

    /** Saves a draft. @throws {AppError} `not-found`, `stale`, `invalid` */
    save: (sent: Sent, { by, attempt }: Change): Promise<Draft> =>
      write.onceInTurn(`${sent.kind}/${sent.id}`, attempt, async (changes) => {
        const current = await read(changes, sent);
        const { content, draft: before } = stateOf(current.data);
        const draft: StoredDraft = {
          content: contentWith(current, sent),
          by,
          at: now(),
          ...timeOf(sent.publishAt, before),
        };
        const save = { by, action: 'drafted' as const, isOfDraft: true };
        const data = writer.put(changes, current, { content, draft }, save);
        return answerOf(sent.kind, current.document, data);
      }),

    /** Publishes the draft with the sent changes. @throws {AppError} `not-found`, `stale`, `invalid` */
    publish: (sent: Sent, { by, attempt }: Change): Promise<LiveItem> =>
      write.onceInTurn(`${sent.kind}/${sent.id}`, attempt, async (changes) => {
        const current = await read(changes, sent);
        if (!draftOf(current.data)) throw noDraft(current.definition.label);
        const content = contentWith(current, sent);
        const save = { by, action: 'published' as const };
        const data = writer.put(changes, current, { content, draft: undefined }, save);
        const item = readDocument(current.document, definitionOf(sent.kind).read, data);
        // See `definitionOf`.
        return { kind: sent.kind, item } as LiveItem;
      }),

    /** Discards the draft. @throws {AppError} `not-found` or `stale` */
    discard: (place: Place & Pick<Sent, 'ifVersion'>, { by, attempt }: Change) =>
      write.onceInTurn(`${place.kind}/${place.id}`, attempt, async (changes) => {
        const current = await read(changes, place);
        const { content, draft } = stateOf(current.data);
        if (!draft) throw noDraft(current.definition.label);
        const save = { by, action: 'discarded' as const, isOfDraft: true };
        const data = writer.put(changes, current, { content, draft: undefined }, save);
        return { kind: place.kind, id: place.id, version: versionOf(data) };
      }),
  };
}

function toNote(
  kind: DraftableKind,
  id: string,
  data: DocumentData,
  { by, at, publishAt, missedAt }: Omit<StoredDraft, 'content'>,
): DraftNote {
  return draftNoteSchema.parse({
    kind,
    id,
    version: versionOf(data),
    by,
    at: readDate(at)?.toISOString(),
    publishAt: readDate(publishAt)?.toISOString(),
    missedAt: readDate(missedAt)?.toISOString(),
  });
}

function notPublished(label: string): AppError {
  return new AppError('invalid', `${label} is a draft itself: save the draft instead.`);
}

function tooEarly(): AppError {
  const text = 'This time has passed. Choose a later one, or publish the changes now.';
  return new AppError('invalid', text, { fields: { publishAt: [text] } });
}

function noDraft(label: string): AppError {
  return new AppError('not-found', `${label} has no draft`);
}

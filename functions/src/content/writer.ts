import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { CHANGE_NOTE_DAYS, type ChangeNote } from '@torque-tide/contract/live';
import {
  BIN_DAYS,
  SYSTEM_USER,
  type Version,
  type VersionAction,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from '@google-cloud/firestore';
import { type Clock, DAY_MS } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';
import { changesBetween } from './changes';
import type { CurrentItem } from './current';
import {
  contentOf,
  historyIdOf,
  type ItemState,
  newestOf,
  stateOf,
  type StoredDraft,
} from './document';

interface Save {
  by: string;
  action: VersionAction;
  restoredVersion?: number;
  /** True if only the draft changes. */
  isOfDraft?: boolean;
}

/** A version: everything stored about the item after a save. */
export interface StoredVersion extends Omit<Version, 'at' | 'publishAt'> {
  /** Identifies the item; a later one with the same slug has another. */
  historyId: string;
  kind: ContentKind;
  itemId: string;
  title: string;
  at: Timestamp;
  isOfDraft?: boolean;
  content: DocumentData;
  draft?: StoredDraft;
  createdAt: Timestamp;
  /** When a deleted item and its versions expire. */
  expiresAt?: Timestamp;
  /** The same time, on the deletion's version only: the bin lists these. */
  deletedUntil?: Timestamp;
}

type NewVersion = Omit<StoredVersion, 'kind' | 'itemId' | 'title'>;

/** Makes other instances and admins' browsers read an item again. */
type StoredChangeNote = Omit<ChangeNote, 'at'> &
  Required<Pick<StoredVersion, 'at' | 'expiresAt'>> & {
    /** By Firestore's clock, because instances' clocks differ. */
    notedAt: Timestamp | FieldValue;
  };

/** Makes every instance read a kind, or everything, again. Browsers don't see it. */
export function noteOfEverything(now: Date, kind?: ContentKind) {
  return {
    ...(kind && { kind }),
    notedAt: FieldValue.serverTimestamp(),
    expiresAt: Timestamp.fromMillis(now.getTime() + CHANGE_NOTE_DAYS * DAY_MS),
  };
}

export function versionId(historyId: string, version: number): string {
  return `${historyId}_${version}`;
}

type Place = Pick<CurrentItem, 'definition' | 'reference'>;

export type ContentWriter = ReturnType<typeof createContentWriter>;

/**
 * Everything that writes content goes through here: an item, its version, and the note for other
 * readers.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const versions = firestore.collection(COLLECTIONS.versions);
  const now = () => Timestamp.fromDate(clock.now());

  function storeVersion(
    changes: ChangeSet,
    { definition: { kind, titleOf, lifetime }, reference: { id } }: Place,
    version: NewVersion,
  ): void {
    const stored: StoredVersion = {
      ...(lifetime && { expiresAt: lifetime.endsAt(version.content) }),
      ...version,
      kind,
      itemId: id,
      title: titleOf(version.content, id),
    };
    changes.create(versions.doc(versionId(version.historyId, version.version)), stored);
  }

  function addVersion(changes: ChangeSet, place: Place, added: NewVersion): void {
    const { historyId, version } = added;
    storeVersion(changes, place, added);
    const oldest = version - VERSIONS_MAX;
    if (oldest >= 0) changes.delete(versions.doc(versionId(historyId, oldest)));
    addNote(changes, place, added);
  }

  function addNote(
    changes: ChangeSet,
    place: Place,
    { version, action, by, at }: Pick<NewVersion, 'version' | 'action' | 'by' | 'at'>,
  ): void {
    const { kind } = place.definition;
    const expiresAt = Timestamp.fromMillis(at.toMillis() + CHANGE_NOTE_DAYS * DAY_MS);
    const note: StoredChangeNote = {
      kind,
      id: place.reference.id,
      version,
      action,
      by,
      at,
      expiresAt,
      notedAt: FieldValue.serverTimestamp(),
    };
    changes.create(firestore.collection(COLLECTIONS.changes).doc(), note);
  }

  /**
   * Returns the history that the next version joins. Imported content has none, so its first version
   * is stored here.
   */
  function resume(
    changes: ChangeSet,
    current: CurrentItem,
    ending: Pick<StoredVersion, 'expiresAt'> = {},
  ) {
    const createdAt = Timestamp.fromDate(current.createdAt);
    const known = historyIdOf(current.data);
    const historyId = known ?? versions.doc().id;
    const life = { historyId, createdAt };
    if (known === undefined) {
      const made = { action: 'created' as const, at: createdAt, by: SYSTEM_USER, changes: [] };
      const content = contentOf(current.data);
      const { version } = current;
      storeVersion(changes, current, { ...life, version, ...made, content, ...ending });
    }
    return { ...life, version: current.version + 1 };
  }

  function create(changes: ChangeSet, place: Place, content: DocumentData, by: string) {
    const at = now();
    const life = { version: 1, historyId: versions.doc().id, createdAt: at };
    const document = { ...content, ...life, updatedAt: at, updatedBy: by };
    changes.create(place.reference, document);
    addVersion(changes, place, { ...life, action: 'created', at, by, changes: [], content });
    return document;
  }

  function put(changes: ChangeSet, current: CurrentItem, next: ItemState, save: Save) {
    const { definition, reference, data } = current;
    const { by, action, restoredVersion, isOfDraft = false } = save;
    const { inWords = (same: DocumentData) => same } = definition;
    const at = now();
    const before = stateOf(data);
    const life = resume(changes, current);
    const draft = next.draft ? { draft: next.draft } : {};
    let document: DocumentData;
    if (isOfDraft) {
      // A standing item keeps its defaults.
      const { draft: _before, ...kept } = current.document.data() ?? {};
      document = { ...kept, ...life, ...draft };
    } else {
      const { complete, toStored, check } = definition;
      const stored = toStored(
        complete?.(before.content, next.content, at.toDate()) ?? next.content,
      );
      check?.(stored, reference.id);
      document = { ...stored, ...life, updatedAt: at, updatedBy: by, ...draft };
    }
    changes.replace(reference, document);
    const after = isOfDraft ? { ...before, draft: next.draft } : stateOf(document);
    const shownOf = isOfDraft ? newestOf : ({ content }: ItemState) => content;
    addVersion(changes, current, {
      ...life,
      action,
      at,
      by,
      ...(restoredVersion === undefined ? {} : { restoredVersion }),
      ...(isOfDraft && after.draft ? { isOfDraft } : {}),
      changes: changesBetween(inWords(shownOf(before)), inWords(shownOf(after))),
      content: after.content,
      ...draft,
    });
    return document;
  }

  async function remove(changes: ChangeSet, current: CurrentItem, by: string) {
    const { reference, data } = current;
    const { lifetime } = current.definition;
    const at = now();
    const { content, draft } = stateOf(data);
    const expiresAt = Timestamp.fromMillis(
      Math.min(at.toMillis() + BIN_DAYS * DAY_MS, lifetime?.endsAt(content).toMillis() ?? Infinity),
    );
    const life = resume(changes, current, { expiresAt });
    await setEnd(changes, current, life.historyId, { expiresAt });
    changes.delete(reference);
    addVersion(changes, current, {
      ...life,
      action: 'deleted',
      at,
      by,
      changes: [],
      content,
      ...(draft ? { draft } : {}),
      expiresAt,
      deletedUntil: expiresAt,
    });
  }

  /** Restores a deleted item. Its id must be free. */
  async function bringBack(
    changes: ChangeSet,
    deleted: CurrentItem & { historyId: string },
    next: ItemState,
    save: Save,
  ) {
    const { historyId, definition, data } = deleted;
    const expiresAt = definition.lifetime?.endsAt(data) ?? FieldValue.delete();
    const end = { expiresAt, deletedUntil: FieldValue.delete() };
    await setEnd(changes, deleted, historyId, end);
    return put(changes, deleted, next, save);
  }

  /**
   * Sets or clears the expiry of all versions and parts. Skips the version that the change set adds: Firestore reports
   * an update and a create of one document as a caller's error. A newer one makes the commit fail, so a query is enough.
   */
  async function setEnd(
    changes: ChangeSet,
    { definition, data, version }: CurrentItem,
    historyId: string,
    end: { expiresAt: Timestamp | FieldValue; deletedUntil?: FieldValue },
  ): Promise<void> {
    const { docs } = await versions.where('historyId', '==', historyId).select().get();
    const added = versionId(historyId, version + 1);
    const oldest = versionId(historyId, version + 1 - VERSIONS_MAX);
    for (const { ref, id } of docs) {
      if (id !== added && id !== oldest) changes.update(ref, end);
    }
    for (const part of definition.lifetime?.partsOf(firestore, data) ?? []) {
      changes.update(part, { expiresAt: end.expiresAt });
    }
  }

  /** Deletes an item permanently, with its versions and parts. */
  async function erase(changes: ChangeSet, current: CurrentItem, by: string) {
    const { definition, reference, data, version } = current;
    const { docs } = await versions
      .where('historyId', '==', historyIdOf(data) ?? '')
      .select()
      .get();
    const parts = definition.lifetime?.partsOf(firestore, data) ?? [];
    for (const part of [...docs.map(({ ref }) => ref), ...parts]) changes.delete(part);
    changes.delete(reference);
    addNote(changes, current, { version: version + 1, action: 'deleted', by, at: now() });
  }

  return { create, put, remove, bringBack, erase };
}

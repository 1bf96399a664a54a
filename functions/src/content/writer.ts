import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { CHANGE_NOTE_DAYS, type ChangeNote } from '@torque-tide/contract/live';
import {
  BIN_DAYS,
  type FieldChange,
  SYSTEM_USER,
  type VersionAction,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock } from '../lib/time';
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

const DAY_MS = 24 * 60 * 60_000;

interface Save {
  by: string;
  action: VersionAction;
  restoredVersion?: number;
  /** Only the draft changes; visitors see what they saw before. */
  isOfDraft?: boolean;
}

/** A stored version, under `versionId`: everything stored about the item after a save. */
export interface StoredVersion {
  /** Identifies the item from its creation on. A later item with the same slug has its own. */
  historyId: string;
  kind: ContentKind;
  itemId: string;
  title: string;
  version: number;
  action: VersionAction;
  at: Timestamp;
  by: string;
  restoredVersion?: number;
  /** The version is about the draft, not about what visitors see. */
  isOfDraft?: boolean;
  changes: FieldChange[];
  content: DocumentData;
  draft?: StoredDraft;
  createdAt: Timestamp;
  /** When a deleted item and its versions expire. A TTL policy removes them some time later. */
  expiresAt?: Timestamp;
  /** The same, on the deletion's own version only: the bin lists these. */
  deletedUntil?: Timestamp;
}

type NewVersion = Omit<StoredVersion, 'kind' | 'itemId' | 'title'>;

/** Tells other instances (`recent-changes.ts`) and the browsers of admins to read an item again. */
export type StoredChangeNote = Omit<ChangeNote, 'at'> &
  Required<Pick<StoredVersion, 'at' | 'expiresAt'>> & {
    /** When Firestore stored it. Clocks of instances differ, and a scheduled version says when it was due. */
    notedAt: Timestamp | FieldValue;
  };

/** A note that makes every instance read a kind, or everything, again. Editors' browsers don't see it. */
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

/**
 * The only place that writes content. A change set gets the item, its new version, and the note that makes
 * other instances and other admins reload. It must have read everything it needs before.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const versions = firestore.collection(COLLECTIONS.versions);
  const now = () => Timestamp.fromDate(clock.now());

  function storeVersion(
    changes: ChangeSet,
    { definition: { kind, titleOf }, reference: { id } }: Place,
    version: NewVersion,
  ): void {
    const stored: StoredVersion = {
      ...version,
      kind,
      itemId: id,
      title: titleOf(version.content, id),
    };
    changes.create(versions.doc(versionId(version.historyId, version.version)), stored);
  }

  /** Adds a version and its note, and removes the oldest beyond `VERSIONS_MAX`. */
  function addVersion(changes: ChangeSet, place: Place, added: NewVersion): void {
    const { historyId, version, action, by, at } = added;
    storeVersion(changes, place, added);
    const oldest = version - VERSIONS_MAX;
    if (oldest >= 0) changes.delete(versions.doc(versionId(historyId, oldest)));
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

  /** Returns the item's `historyId`. Of imported content this stores the imported state as its first version. */
  function resume(
    changes: ChangeSet,
    current: CurrentItem,
    ending: Pick<StoredVersion, 'expiresAt'> = {},
  ): string {
    const known = historyIdOf(current.data);
    if (known !== undefined) return known;
    const historyId = versions.doc().id;
    const createdAt = Timestamp.fromDate(current.createdAt);
    storeVersion(changes, current, {
      historyId,
      version: current.version,
      action: 'created',
      at: createdAt,
      by: SYSTEM_USER,
      changes: [],
      content: contentOf(current.data),
      createdAt,
      ...ending,
    });
    return historyId;
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
    const life = {
      version: current.version + 1,
      historyId: resume(changes, current),
      createdAt: Timestamp.fromDate(current.createdAt),
    };
    const draft = next.draft ? { draft: next.draft } : {};
    let document: DocumentData;
    if (isOfDraft) {
      // An unchanged standing item keeps its defaults: only the draft is stored.
      const { draft: _before, ...kept } = current.document.data() ?? {};
      document = { ...kept, ...life, ...draft };
    } else {
      const { onEdit, onRestore } = definition;
      const complete = restoredVersion === undefined ? onEdit : onRestore;
      const edited = complete?.(before.content, next.content, at.toDate()) ?? next.content;
      const stored = definition.toStored(edited);
      definition.check?.(stored, reference.id);
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

  /** Deletes an item. Its versions expire with the bin. */
  async function remove(changes: ChangeSet, current: CurrentItem, by: string) {
    const { reference, data } = current;
    const at = now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + BIN_DAYS * DAY_MS);
    const life = {
      version: current.version + 1,
      historyId: resume(changes, current, { expiresAt }),
      createdAt: Timestamp.fromDate(current.createdAt),
    };
    await setEnd(changes, life, { expiresAt });
    changes.delete(reference);
    const { content, draft } = stateOf(data);
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

  /** Brings back a deleted item as one of its versions, and returns its document. Its id must be free. */
  async function bringBack(
    changes: ChangeSet,
    deleted: CurrentItem & { historyId: string },
    next: ItemState,
    save: Save,
  ) {
    const { historyId, version } = deleted;
    const endless = { expiresAt: FieldValue.delete(), deletedUntil: FieldValue.delete() };
    await setEnd(changes, { historyId, version: version + 1 }, endless);
    return put(changes, deleted, next, save);
  }

  /**
   * Sets or clears the expiry of all versions of an item. The query needn't be part of the change set: versions
   * are only written with their item, so a newer one makes the commit fail. Skips the version that the change set
   * adds. It exists already if someone else did the same meanwhile, and Firestore reports an update and a create
   * of one document as a caller's error, not as a conflict.
   */
  async function setEnd(
    changes: ChangeSet,
    { historyId, version }: Pick<StoredVersion, 'historyId' | 'version'>,
    end: DocumentData,
  ): Promise<void> {
    const { docs } = await versions.where('historyId', '==', historyId).select().get();
    const added = versionId(historyId, version);
    const oldest = versionId(historyId, version - VERSIONS_MAX);
    for (const { ref, id } of docs) {
      if (id !== added && id !== oldest) changes.update(ref, end);
    }
  }

  return { create, put, remove, bringBack };
}

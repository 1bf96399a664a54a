import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  BIN_DAYS,
  type FieldChange,
  SYSTEM_USER,
  type VersionAction,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import type { WriteAttempt } from '../lib/handler';
import type { ChangeSet } from '../writes/change-set';
import { noteChange } from './change-log';
import { tellAdmins } from './change-notes';
import { changesBetween } from './changes';
import type { CurrentItem } from './current';
import {
  contentOf,
  draftOf,
  historyIdOf,
  type ItemState,
  newestOf,
  stateOf,
  type StoredDraft,
} from './document';
import type { AnyContentKind } from './kind';

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;

/** Who makes a change, and which call. */
export interface Change {
  by: string;
  attempt: WriteAttempt;
}

/** How a save is recorded in its version. */
interface Save {
  by: string;
  action: VersionAction;
  /** The earlier version, for a restore. */
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
  /** When the item was created. */
  createdAt: Timestamp;
  /** When a deleted item and its versions expire. A TTL policy removes them some time later. */
  expiresAt?: Timestamp;
  /** The same, on the deletion's own version only: the bin lists these. */
  deletedUntil?: Timestamp;
}

export function versionId(historyId: string, version: number): string {
  return `${historyId}_${version}`;
}

/** An item's kind and document. */
interface Place {
  definition: AnyContentKind;
  reference: DocumentReference;
}

/** A deleted item, or one that is being deleted. */
interface Ended {
  historyId: string;
  version: number;
  createdAt: Timestamp;
}

/**
 * The only place that writes content. A change set gets the item, its new version, the note that makes other
 * instances reload, and the note for other admins. It must have read everything it needs before.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const versions = firestore.collection(COLLECTIONS.versions);
  const now = () => Timestamp.fromDate(clock.now());

  /** Adds a version and its note for other admins, and removes the oldest beyond `VERSIONS_MAX`. */
  function addVersion(
    changes: ChangeSet,
    { definition, reference }: Place,
    version: Omit<StoredVersion, 'kind' | 'itemId' | 'title'>,
  ): void {
    const { kind } = definition;
    const { id } = reference;
    const { historyId, action, by, at } = version;
    const title = definition.titleOf(version.content, id);
    const stored: StoredVersion = { ...version, kind, itemId: id, title };
    changes.create(versions.doc(versionId(historyId, version.version)), stored);
    const oldest = version.version - VERSIONS_MAX;
    if (oldest >= 0) changes.delete(versions.doc(versionId(historyId, oldest)));
    tellAdmins(changes, firestore, { kind, id, version: version.version, action, by, at });
  }

  /**
   * Returns the item's `historyId`. Imported content has none before its first change, so this stores the
   * imported state as its first version.
   */
  function resume(
    changes: ChangeSet,
    { definition, reference, data, version, createdAt }: CurrentItem,
    ending: Pick<StoredVersion, 'expiresAt'> = {},
  ): string {
    const known = historyIdOf(data);
    if (known !== undefined) return known;
    const historyId = versions.doc().id;
    const made = Timestamp.fromDate(createdAt);
    const content = contentOf(data);
    const first: StoredVersion = {
      historyId,
      kind: definition.kind,
      itemId: reference.id,
      title: definition.titleOf(content, reference.id),
      version,
      action: 'created',
      at: made,
      by: SYSTEM_USER,
      changes: [],
      content,
      createdAt: made,
      ...ending,
    };
    changes.create(versions.doc(versionId(historyId, version)), first);
    return historyId;
  }

  /** Stores a new item and returns its document. */
  function create(changes: ChangeSet, place: Place, content: DocumentData, { by }: Change) {
    const at = now();
    const version = 1;
    const historyId = versions.doc().id;
    const stamps = { createdAt: at, updatedAt: at, updatedBy: by };
    const document = { ...content, version, ...stamps, historyId };
    changes.create(place.reference, document);
    noteChange(changes, firestore, placeOf(place));
    const made = { historyId, version, action: 'created' as const, at, by, createdAt: at };
    addVersion(changes, place, { ...made, changes: [], content: contentOf(document) });
    return document;
  }

  /** Stores an item's next version and returns its document. */
  function put(changes: ChangeSet, current: CurrentItem, next: ItemState, save: Save) {
    const { definition, reference, data } = current;
    const { by, action, restoredVersion, isOfDraft = false } = save;
    const { inWords = (same: DocumentData) => same } = definition;
    const historyId = resume(changes, current);
    const at = now();
    const version = current.version + 1;
    const createdAt = Timestamp.fromDate(current.createdAt);
    const before = stateOf(data);
    const stamps = { version, createdAt, historyId };
    const draft = next.draft ? { draft: next.draft } : {};
    let document: DocumentData;
    if (isOfDraft) {
      // An unchanged standing item keeps its defaults: only the draft is stored.
      const { draft: _before, ...kept } = current.document.data() ?? {};
      document = { ...kept, ...stamps, ...draft };
    } else {
      const isEdit = restoredVersion === undefined;
      const edited = isEdit
        ? (definition.onEdit?.(before.content, next.content, at.toDate()) ?? next.content)
        : next.content;
      const stored = definition.toStored(edited);
      definition.check?.(stored, reference.id);
      document = { ...stored, ...stamps, updatedAt: at, updatedBy: by, ...draft };
    }
    changes.replace(reference, document);
    const after = isOfDraft ? { ...before, draft: next.draft } : stateOf(document);
    if (!isOfDraft || before.draft?.publishAt || after.draft?.publishAt) {
      noteChange(changes, firestore, placeOf(current));
    }
    const changed = isOfDraft
      ? changesBetween(inWords(newestOf(before)), inWords(newestOf(after)))
      : changesBetween(inWords(before.content), inWords(after.content));
    addVersion(changes, current, {
      historyId,
      version,
      action,
      at,
      by,
      ...(restoredVersion === undefined ? {} : { restoredVersion }),
      ...(isOfDraft && after.draft ? { isOfDraft } : {}),
      changes: changed,
      content: after.content,
      ...draft,
      createdAt,
    });
    return document;
  }

  /** Deletes an item. Its versions expire with the bin. */
  async function remove(changes: ChangeSet, current: CurrentItem, { by }: Change) {
    const { reference, data } = current;
    const at = now();
    const version = current.version + 1;
    const expiresAt = Timestamp.fromMillis(at.toMillis() + BIN_MS);
    const historyId = resume(changes, current, { expiresAt });
    const createdAt = Timestamp.fromDate(current.createdAt);
    await setEnd(changes, { historyId, version, createdAt }, expiresAt);
    changes.delete(reference);
    noteChange(changes, firestore, placeOf(current));
    const draft = draftOf(data);
    addVersion(changes, current, {
      historyId,
      version,
      action: 'deleted',
      at,
      by,
      changes: [],
      content: contentOf(data),
      ...(draft ? { draft } : {}),
      createdAt,
      expiresAt,
      deletedUntil: expiresAt,
    });
  }

  /**
   * Brings a deleted item back and returns its document. Its id must be free.
   *
   * @param ended the version that the deletion made
   */
  async function bringBack(
    changes: ChangeSet,
    place: Place,
    { content, draft }: ItemState,
    { by, restoredVersion, ended }: Pick<Save, 'by' | 'restoredVersion'> & { ended: Ended },
  ) {
    const { historyId, createdAt } = ended;
    const at = now();
    const version = ended.version + 1;
    await setEnd(changes, { ...ended, version }, undefined);
    const stored = place.definition.toStored(content);
    const stamps = { version, createdAt, updatedAt: at, updatedBy: by, historyId };
    const beside = draft ? { draft } : {};
    const document: DocumentData = { ...stored, ...stamps, ...beside };
    changes.create(place.reference, document);
    noteChange(changes, firestore, placeOf(place));
    addVersion(changes, place, {
      historyId,
      version,
      action: 'restored',
      at,
      by,
      ...(restoredVersion === undefined ? {} : { restoredVersion }),
      changes: [],
      content: stored,
      ...beside,
      createdAt,
    });
    return document;
  }

  /**
   * Sets or clears the expiry of all versions of an item. The query needn't be part of the change set: versions
   * are only written with their item, so a newer one makes the commit fail. Skips the version that the change set
   * adds. It exists already if someone else did the same meanwhile, and Firestore reports an update and a create
   * of one document as a caller's error, not as a conflict.
   */
  async function setEnd(
    changes: ChangeSet,
    { historyId, version }: Ended,
    expiresAt: Timestamp | undefined,
  ): Promise<void> {
    const { docs } = await versions.where('historyId', '==', historyId).select().get();
    const added = versionId(historyId, version);
    const oldest = versionId(historyId, version - VERSIONS_MAX);
    for (const { ref, id } of docs) {
      if (id === added || id === oldest) continue;
      changes.update(
        ref,
        expiresAt
          ? { expiresAt }
          : { expiresAt: FieldValue.delete(), deletedUntil: FieldValue.delete() },
      );
    }
  }

  return { create, put, remove, bringBack };
}

function placeOf({ definition: { kind }, reference: { id } }: Place) {
  return { kind, id };
}

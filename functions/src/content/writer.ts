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

/** What a new version of an item is. */
interface Told {
  by: string;
  action: VersionAction;
  /** The earlier version that is restored, if that is what is done. */
  restoredVersion?: number;
  /** Visitors see what they saw before: only the draft is another. */
  isOfDraft?: boolean;
}

/** One version of an item as it is stored, under `versionId`: all that was stored of the item then. */
export interface StoredVersion {
  /** Of the item's life from its creation on: another item that takes its slug has another. */
  historyId: string;
  kind: ContentKind;
  itemId: string;
  title: string;
  version: number;
  action: VersionAction;
  at: Timestamp;
  by: string;
  restoredVersion?: number;
  /** What it shows is the draft, and not what visitors see. */
  isOfDraft?: boolean;
  changes: FieldChange[];
  content: DocumentData;
  draft?: StoredDraft;
  /** Of the item. */
  createdAt: Timestamp;
  /** While the item is in the bin: when it goes for good, and its versions with it. A TTL policy tidies up later. */
  expiresAt?: Timestamp;
  /** The same, of the version that the deletion made: the bin is what has it. */
  deletedUntil?: Timestamp;
}

export function versionId(historyId: string, version: number): string {
  return `${historyId}_${version}`;
}

/** Where an item stands, or will stand. */
interface Place {
  definition: AnyContentKind;
  reference: DocumentReference;
}

/** The versions of an item whose life has ended, or is to end. */
interface Ended {
  historyId: string;
  version: number;
  createdAt: Timestamp;
}

/**
 * The one place where content is written: each change together with its version, and with the notes that tell
 * every instance that what visitors see has changed, and other admins who did what, in one change set, which
 * must have read all it needs by then.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const versions = firestore.collection(COLLECTIONS.versions);
  const now = () => Timestamp.fromDate(clock.now());

  /** Keeps a version, tells of it, and beyond `VERSIONS_MAX` forgets the oldest. */
  function keep(
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
   * Which versions are the item's. Imported content has none until its first change: then what it was until
   * now becomes the first one.
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
    keep(changes, place, { ...made, changes: [], content: contentOf(document) });
    return document;
  }

  /** Gives an item its next version and returns its document. */
  function put(changes: ChangeSet, current: CurrentItem, next: ItemState, told: Told) {
    const { definition, reference, data } = current;
    const { by, action, restoredVersion, isOfDraft = false } = told;
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
      // Of a standing item that nobody has changed, nothing is stored but the draft.
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
    keep(changes, current, {
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

  /** Moves an item to the bin, and lets its versions end with it. */
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
    keep(changes, current, {
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
   * Brings an item back from the bin, to a place that is free, and returns its document.
   *
   * @param ended its life, with the version that the deletion made
   */
  async function bringBack(
    changes: ChangeSet,
    place: Place,
    { content, draft }: ItemState,
    { by, restoredVersion, ended }: Pick<Told, 'by' | 'restoredVersion'> & { ended: Ended },
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
    keep(changes, place, {
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
   * Lets the versions of an item end with it, or go on when it comes back. Their names need not be read within the
   * change set: versions are only written together with their item, so that the commit fails if there are
   * others by then. The one that the change set will add is left out: it is there if somebody else did the same
   * since the item was read, and Firestore calls it a mistake of the caller, not a conflict, when a document is
   * both changed and created.
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

import type { PreviewableKind } from '@torque-tide/contract/drafts';
import {
  PREVIEW_DAYS,
  PREVIEW_TOKEN_BYTES,
  PREVIEWS_MAX,
  type PreviewLink,
  previewLinkSchema,
} from '@torque-tide/contract/previews';
import type { PreviewAtAddress } from '@torque-tide/contract/site-renderer';
import { isScheduled } from '@torque-tide/domain/publication';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { createHash } from 'node:crypto';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import { createListedIds } from '../lib/listed-ids';
import type { WriteAttempt } from '../lib/handler';
import { describeError } from '../lib/log';
import type { ContentDependencies } from './collection';
import { notFound } from './current';
import { draftOf, historyIdOf, readDocument } from './document';
import type { ContentKindOf } from './kind';
import { createWriteOnce } from '../writes/write-once';

const DAY_MS = 24 * 60 * 60_000;
/** How often a look at a link is noted, however often it is looked at. */
const OPENED_PAUSE_MS = 60_000;
/** Tokens of nothing that are read in a while; then only links that the list of all has. */
const GUESSES_MAX = 50;
const GUESSES_MS = 10_000;
const LIST_DEADLINE_MS = 4_000;
const TOKEN = new RegExp(`^[\\w-]{${Math.ceil((PREVIEW_TOKEN_BYTES * 8) / 6)}}$`);

/** A link as it is stored, under the hash of its token. */
export interface StoredPreview {
  kind: PreviewableKind;
  itemId: string;
  /** Of the item's life: another item that takes its slug is not shown. */
  historyId?: string;
  createdAt: Timestamp;
  createdBy: string;
  /** When it no longer works; a TTL policy tidies up later. */
  expiresAt: Timestamp;
  openedAt?: Timestamp;
}

type Definitions = { readonly [K in PreviewableKind]: ContentKindOf<K> };

interface Place {
  kind: PreviewableKind;
  id: string;
}

export type Previews = ReturnType<typeof createPreviews>;

/** Links to what is not published yet: who has the token sees the item as it is stored at that moment. */
export function createPreviews(
  { firestore, clock, log }: ContentDependencies,
  definitions: Definitions,
) {
  const collection = firestore.collection(COLLECTIONS.previews);
  const write = createWriteOnce(firestore, clock);
  const deadlineMs = LIST_DEADLINE_MS;
  const allIds = createListedIds({ collection, clock, deadlineMs, maxAgeMs: GUESSES_MS });
  let guesses = { since: Number.NEGATIVE_INFINITY, count: 0 };

  /** False only in a flood of guesses, for what the list of all links has not. */
  async function mayExist(id: string): Promise<boolean> {
    const now = clock.now().getTime();
    if (now - guesses.since >= GUESSES_MS) guesses = { since: now, count: 0 };
    return guesses.count < GUESSES_MAX || (await allIds()).has(id);
  }

  /** @throws {AppError} `not-found` */
  async function findItem({ kind, id }: Place): Promise<DocumentSnapshot> {
    const { label } = definitions[kind];
    if (!isDocumentId(id)) throw notFound(label);
    const document = await firestore.collection(COLLECTIONS[kind]).doc(id).get();
    if (!document.exists) throw notFound(label);
    return document;
  }

  function isShown(stored: StoredPreview, data: DocumentData): boolean {
    const historyId = historyIdOf(data);
    return (
      stored.expiresAt.toMillis() > clock.now().getTime() &&
      (stored.historyId === undefined || stored.historyId === historyId)
    );
  }

  /** Notes that somebody looks; that it cannot be noted keeps nobody from looking. */
  async function noteOpening(link: DocumentSnapshot, { openedAt }: StoredPreview): Promise<void> {
    const now = clock.now().getTime();
    if (openedAt && now - openedAt.toMillis() < OPENED_PAUSE_MS) return;
    try {
      await link.ref.update({ openedAt: Timestamp.fromMillis(now) });
    } catch (error) {
      log.warn('A look at a preview could not be noted', describeError(error));
    }
  }

  /** What is shown of an item: its draft, where it has one. */
  function shown(
    kind: PreviewableKind,
    document: DocumentSnapshot,
  ): Omit<PreviewAtAddress, 'until'> {
    const draft = draftOf(document.data() ?? {});
    const definition: Pick<ContentKindOf<PreviewableKind>, 'read'> = definitions[kind];
    const item = readDocument(document, definition.read, draft?.content ?? document.data());
    const now = clock.now();
    const state = draft
      ? 'draft-changes'
      : item.isDraft
        ? 'draft'
        : isScheduled(item, now)
          ? 'scheduled'
          : 'public';
    return { kind, item, state };
  }

  /** The links of an item that work, newest first. */
  async function linksTo({ kind, id }: Place, data: DocumentData): Promise<PreviewLink[]> {
    const { docs } = await collection.where('kind', '==', kind).where('itemId', '==', id).get();
    return docs
      .filter((document) => isShown(document.data() as StoredPreview, data))
      .map((document) => toLink(document.id, document.data() as StoredPreview))
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  }

  return {
    /** @throws {AppError} `not-found` */
    list: async (place: Place): Promise<PreviewLink[]> =>
      linksTo(place, (await findItem(place)).data() ?? {}),

    /**
     * Revokes the oldest links where the item would have more than `PREVIEWS_MAX`.
     *
     * @throws {AppError} `not-found`, or `conflict` when there is a link of this token already
     */
    create: (
      place: Place & { hash: string },
      { by, attempt }: { by: string; attempt: WriteAttempt },
    ): Promise<PreviewLink> =>
      write.onceInTurn(`${place.kind}/${place.id}`, attempt, async (changes) => {
        const data = (await findItem(place)).data() ?? {};
        const historyId = historyIdOf(data);
        const reference = collection.doc(place.hash);
        if ((await changes.get(reference)).exists) {
          throw new AppError('conflict', 'There is a link with this token already');
        }
        const now = clock.now().getTime();
        const stored: StoredPreview = {
          kind: place.kind,
          itemId: place.id,
          ...(historyId === undefined ? {} : { historyId }),
          createdAt: Timestamp.fromMillis(now),
          createdBy: by,
          expiresAt: Timestamp.fromMillis(now + PREVIEW_DAYS * DAY_MS),
        };
        changes.create(reference, stored);
        const oldest = (await linksTo(place, data)).slice(PREVIEWS_MAX - 1);
        for (const { id } of oldest) changes.delete(collection.doc(id));
        return toLink(place.hash, stored);
      }),

    /** @throws {AppError} `not-found` */
    revoke: (id: string, attempt: WriteAttempt): Promise<{ id: string }> =>
      write.onceInTurn(id, attempt, async (changes) => {
        if (!isDocumentId(id)) throw notFound('Preview link');
        const document = await changes.get(collection.doc(id));
        if (!document.exists) throw notFound('Preview link');
        changes.delete(document.ref);
        return { id };
      }),

    /** What is shown to whoever has the token; undefined for one that is wrong, revoked or over. */
    open: async (token: string): Promise<PreviewAtAddress | undefined> => {
      if (!TOKEN.test(token)) return undefined;
      const id = createHash('sha256').update(token).digest('hex');
      if (!(await mayExist(id))) return undefined;
      // Counted before it is read: many may come at once.
      guesses.count += 1;
      const link = await collection.doc(id).get();
      const stored = link.data() as StoredPreview | undefined;
      if (!stored) return undefined;
      guesses.count -= 1;
      const { kind, itemId } = stored;
      const document = await firestore.collection(COLLECTIONS[kind]).doc(itemId).get();
      const data = document.data();
      if (!data || !isShown(stored, data)) return undefined;
      await noteOpening(link, stored);
      const until = stored.expiresAt.toDate().toISOString();
      // The definition of a kind reads items of that kind.
      return { ...shown(kind, document), until } as PreviewAtAddress;
    },
  };
}

function toLink(id: string, { createdAt, createdBy, expiresAt, openedAt }: StoredPreview) {
  return previewLinkSchema.parse({
    id,
    createdAt: readDate(createdAt)?.toISOString(),
    createdBy,
    expiresAt: readDate(expiresAt)?.toISOString(),
    openedAt: readDate(openedAt)?.toISOString(),
  });
}

import type { PreviewableKind } from '@torque-tide/contract/drafts';
import {
  PREVIEW_DAYS,
  PREVIEW_TOKEN,
  PREVIEWS_MAX,
  type PreviewLink,
  previewLinkSchema,
} from '@torque-tide/contract/previews';
import type { PreviewNote } from '@torque-tide/contract/site-renderer';
import { isScheduled } from '@torque-tide/domain/publication';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { sha256 } from '../lib/hashes';
import { COLLECTIONS } from '../lib/collections';
import { toPlain } from '../lib/firestore';
import { createGuardedReads } from '../lib/guarded-reads';
import type { HandlersOf } from '../lib/handler';
import { describeError } from '../lib/log';
import { notFound } from './current';
import { draftOf, historyIdOf, readDocument } from './document';
import type { ContentKindOf, ItemOf } from './kind';
import type { ContentStore } from './store';
import { DAY_MS } from '../lib/time';

/** How often opening a link is stored. */
const OPENED_PAUSE_MS = 60_000;
const DEADLINE_MS = 4_000;

export interface StoredPreview {
  kind: PreviewableKind;
  itemId: string;
  /** A later item with the same slug isn't shown. */
  historyId?: string;
  createdAt: Timestamp;
  createdBy: string;
  /** Checked when the link is opened; a TTL policy may use it later. */
  expiresAt: Timestamp;
  openedAt?: Timestamp;
}

interface Place {
  kind: PreviewableKind;
  id: string;
}

interface Opened {
  kind: PreviewableKind;
  item: ItemOf<PreviewableKind>;
  note: PreviewNote;
}

export type Previews = ReturnType<typeof createPreviews>;

/** Links that show the newest version of an item to anyone who has the token. */
export function createPreviews(
  { firestore, clock, log, write }: ContentStore,
  kinds: { readonly [K in PreviewableKind]: ContentKindOf<K> },
) {
  const collection = firestore.collection(COLLECTIONS.previews);
  const find = createGuardedReads({ collection, clock, deadlineMs: DEADLINE_MS });

  const itemAt = ({ kind, id }: Place) => firestore.collection(COLLECTIONS[kind]).doc(id);

  async function findItem(place: Place): Promise<DocumentData> {
    const data = (await itemAt(place).get()).data();
    if (!data) throw notFound(kinds[place.kind].label);
    return data;
  }

  function works({ expiresAt, historyId }: StoredPreview, item: DocumentData): boolean {
    const isOfItem = historyId === undefined || historyId === historyIdOf(item);
    return isOfItem && expiresAt.toMillis() > clock.now().getTime();
  }

  async function linksTo({ kind, id }: Place, item: DocumentData): Promise<PreviewLink[]> {
    const { docs } = await collection.where('kind', '==', kind).where('itemId', '==', id).get();
    return docs
      .map((document) => ({ id: document.id, stored: document.data() as StoredPreview }))
      .filter(({ stored }) => works(stored, item))
      .sort((a, b) => b.stored.createdAt.toMillis() - a.stored.createdAt.toMillis())
      .map((link) => toLink(link.id, link.stored));
  }

  async function noteOpening(link: DocumentSnapshot, { openedAt }: StoredPreview): Promise<void> {
    const now = clock.now().getTime();
    if (openedAt && now - openedAt.toMillis() < OPENED_PAUSE_MS) return;
    try {
      await link.ref.update({ openedAt: Timestamp.fromMillis(now) });
    } catch (error) {
      // The preview works without it.
      log.warn('A look at a preview could not be noted', describeError(error));
    }
  }

  const handlers: HandlersOf<'previews.'> = {
    'previews.list': async ({ params }) => linksTo(params, await findItem(params)),

    'previews.create': ({ params: { kind, id }, body: { hash }, attempt }) =>
      write.onceInTurn(`${kind}/${id}`, attempt, async (changes) => {
        const item = await findItem({ kind, id });
        const historyId = historyIdOf(item);
        const reference = collection.doc(hash);
        if ((await changes.get(reference)).exists) {
          throw new AppError('conflict', 'There is a link with this token already');
        }
        const now = clock.now().getTime();
        const stored: StoredPreview = {
          kind,
          itemId: id,
          ...(historyId === undefined ? {} : { historyId }),
          createdAt: Timestamp.fromMillis(now),
          createdBy: attempt.by,
          expiresAt: Timestamp.fromMillis(now + PREVIEW_DAYS * DAY_MS),
        };
        changes.create(reference, stored);
        const oldest = (await linksTo({ kind, id }, item)).slice(PREVIEWS_MAX - 1);
        for (const link of oldest) changes.delete(collection.doc(link.id));
        return toLink(hash, stored);
      }),

    'previews.revoke': ({ params: { id }, attempt }) =>
      write.onceInTurn(id, attempt, async (changes) => {
        const link = await changes.get(collection.doc(id));
        if (!link.exists) throw notFound('Preview link');
        changes.delete(link.ref);
        return { id };
      }),
  };

  return {
    handlers,

    open: async (token: string): Promise<Opened | undefined> => {
      if (!PREVIEW_TOKEN.test(token)) return undefined;
      const id = sha256(token);
      const link = await find(id);
      if (!link || link === 'unread') return undefined;
      const stored = link.data() as StoredPreview;
      const { kind } = stored;
      const document = await itemAt({ kind, id: stored.itemId }).get();
      const data = document.data();
      if (!data || !works(stored, data)) return undefined;
      await noteOpening(link, stored);
      const draft = draftOf(data);
      const { read }: Pick<ContentKindOf<PreviewableKind>, 'read'> = kinds[kind];
      const item = readDocument(document, read, draft?.content);
      const state = draft ? 'draft-changes' : stateOf(item, clock.now());
      return { kind, item, note: { state, until: stored.expiresAt.toDate().toISOString() } };
    },
  };
}

function stateOf(item: ItemOf<PreviewableKind>, now: Date): PreviewNote['state'] {
  if (item.isDraft) return 'draft';
  return isScheduled(item, now) ? 'scheduled' : 'public';
}

function toLink(id: string, stored: StoredPreview): PreviewLink {
  return previewLinkSchema.parse({ ...toPlain(stored), id });
}

import { useQueryClient } from '@tanstack/react-query';
import {
  CHANGE_NOTES_MAX,
  LIVE_COLLECTIONS,
  type LiveConnection,
  PRESENCE_MAX,
  presenceSchema,
} from '@torque-tide/contract/live';
import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  type Timestamp,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestoreCollectionData, useFirestoreDoc } from 'reactfire';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { type ChangeFeed, createChangeFeed, toTabs } from './change-feed';
import { connect, type LiveHandle } from './connect';
import { useLiveStore } from './live-store';
import { keepPresence, type Presence } from './presence';
import { createReconnector } from './reconnector';

/** Longest wait for leave to be taken of the others, in ms. */
const LEAVE_LIMIT_MS = 3_000;
/** How often tabs that have gone silent are looked for, in ms. */
const TIDY_MS = 5_000;
/** How long a list marks what somebody changed, in ms. */
const MARKED_MS = 15 * 60_000;
/** A session that is over is asked about this long after its end, in ms: never a moment too early. */
const END_MARGIN_MS = 2_000;

interface Opened {
  handle: LiveHandle;
  presence: Presence;
  changeFeed: ChangeFeed;
  /** Told whether the listeners are in step with the server, as far as the SDK knows. */
  onReachable: (isReachable: boolean) => void;
  /** The session has ended elsewhere, or by itself. */
  onOver: () => void;
  /** Gives the connection up, and makes it anew. */
  lose: () => void;
}

interface Props {
  /** With what to connect first; each further time it is asked for anew. */
  first: LiveConnection;
}

/** All that needs Firebase: keeps the connection and fills the store. */
export function LivePart({ first }: Props) {
  const queryClient = useQueryClient();
  const store = useLiveStore();
  const { username, recheck, onLogOut } = useAdminSession();
  const { heldBy } = useLeaveGuard();
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const changeFeed = createChangeFeed({ queryClient, store, username });
    let next: LiveConnection | undefined = first;
    let current: Opened | undefined;
    let isClosed = false;
    let isLoggingOut = false;

    const reconnector = createReconnector({
      ask: async () => {
        const connection = next ?? (await callApi('live.connect', { isBackground: true }));
        next = undefined;
        return connection;
      },
      open: async (connection) => {
        const handle = await connect(connection);
        if (isClosed) return handle.close();
        // Both must hold: a server that hangs keeps its listeners open, and answers no write.
        const contact = { isReachable: false, isAnswering: true };
        const tell = (part: Partial<typeof contact>) => {
          Object.assign(contact, part);
          const isLive = contact.isReachable && contact.isAnswering;
          if (isLive && store.get().status !== 'live') {
            reconnector.succeed();
            changeFeed.readAgain();
          }
          store.set({ status: isLive ? 'live' : 'lost' });
        };
        const presence = keepPresence({
          handle,
          username,
          store,
          onAnswer: (isAnswering) => tell({ isAnswering }),
          onRefused: lose,
        });
        const onReachable = (isReachable: boolean) => tell({ isReachable });
        current = { handle, presence, changeFeed, onReachable, onOver, lose };
        setOpened(current);
        return undefined;
      },
      onLost: () => store.set({ status: 'lost' }),
      onSessionOver: onOver,
    });

    async function leave() {
      const limit = new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS));
      await Promise.race([current?.presence.leave(), limit]);
    }

    function lose() {
      if (!current) return;
      current.presence.close();
      void current.handle.close();
      current = undefined;
      setOpened(undefined);
      reconnector.fail();
    }

    async function onOver() {
      // Whoever logs out here knows.
      if (isLoggingOut) return;
      // Where leaving would lose something, the form stays open below the login.
      const holds = await recheck({ inPlace: heldBy() !== undefined });
      // Another tab has logged in anew: what it stored is the session now.
      if (holds && !isClosed) lose();
    }

    const unsubscribe = onLogOut(() => {
      isLoggingOut = true;
      return leave();
    });
    return () => {
      isClosed = true;
      unsubscribe();
      reconnector.close();
      changeFeed.close();
      const left = leave();
      current?.presence.close();
      void left.then(() => current?.handle.close());
      store.reset();
    };
  }, [first, queryClient, store, username, recheck, onLogOut, heldBy]);

  return (
    opened && (
      // A hook of reactfire throws while rendering when its listener is refused.
      <ErrorBoundary
        key={opened.handle.firestore.app.name}
        fallback={<Failed onFailed={opened.lose} />}
      >
        <Listeners {...opened} />
      </ErrorBoundary>
    )
  );
}

/** Stands where the listeners did; a connection that was refused is made anew. */
function Failed({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}

/** Listens to the own session, the notes of changes and who is there, and draws nothing. */
function Listeners({ handle, presence, changeFeed, onReachable, onOver }: Opened) {
  const store = useLiveStore();
  const { firestore } = handle;
  const { data: session } = useFirestoreDoc(
    doc(firestore, LIVE_COLLECTIONS.sessions, handle.session),
  );
  const changes = useNewest(firestore, LIVE_COLLECTIONS.changes, CHANGE_NOTES_MAX, 'noteId');
  const tabs = useNewest(firestore, LIVE_COLLECTIONS.presence, PRESENCE_MAX, 'tabId');
  useEffect(() => {
    if (!session) return undefined;
    const { fromCache } = session.metadata;
    onReachable(!fromCache);
    if (fromCache) return undefined;
    const expiresAt = session.get('expiresAt') as Timestamp | undefined;
    const wait = expiresAt ? expiresAt.toMillis() + END_MARGIN_MS - presence.now() : 0;
    const timer = setTimeout(onOver, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [presence, onReachable, onOver, session]);
  useEffect(() => {
    if (changes) changeFeed.receiveChanges(changes);
  }, [changeFeed, changes]);
  useEffect(() => {
    if (!tabs) return undefined;
    const own = tabs.find(({ tabId }) => presence.isOwn(String(tabId)));
    const ownAt = presenceSchema.shape.at.safeParse(own?.['at']);
    if (ownAt.success) presence.learnTime(ownAt.data.toMillis());
    const look = () => {
      changeFeed.receiveTabs(toTabs(tabs, presence.now(), presence.isOwn));
      const since = presence.now() - MARKED_MS;
      store.keepMarks(({ at }) => at >= since);
    };
    look();
    const timer = setInterval(look, TIDY_MS);
    return () => clearInterval(timer);
  }, [changeFeed, store, presence, tabs]);
  return null;
}

/** The newest documents of a collection, each with its id; undefined until they have arrived. */
function useNewest(firestore: Firestore, path: string, max: number, idField: string) {
  const newest = query(collection(firestore, path), orderBy('at', 'desc'), limit(max));
  const { status, data } = useFirestoreCollectionData(newest, { idField });
  return status === 'success' ? data : undefined;
}

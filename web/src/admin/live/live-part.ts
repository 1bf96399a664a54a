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
  type DocumentData,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Timestamp,
} from 'firebase/firestore';
import { useEffect } from 'react';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { createChangeFeed, toTabs } from './change-feed';
import { connect, type LiveHandle } from './connect';
import { type OpenTab, useLiveStore } from './live-store';
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

interface Props {
  /** With what to connect first; each further time it is asked for anew. */
  first: LiveConnection;
}

/** All that needs Firebase: keeps the connection and fills the store. */
export function LivePart({ first }: Props) {
  const queryClient = useQueryClient();
  const store = useLiveStore();
  const { username, recheck, onLogOut } = useAdminSession();
  const { keepUnfinished } = useLeaveGuard();

  useEffect(() => {
    const changeFeed = createChangeFeed({ queryClient, store, username });
    let next: LiveConnection | undefined = first;
    let current: { handle: LiveHandle; presence: Presence; watches: (() => void)[] } | undefined;
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
        if (isClosed) return end(handle);
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
        const receiveTabs = (tabs: readonly OpenTab[]) => {
          changeFeed.receiveTabs(tabs);
          const since = presence.now() - MARKED_MS;
          store.keepMarks(({ at }) => at >= since);
        };
        const watches = [
          watchSession(handle, presence, {
            onReachable: (isReachable) => tell({ isReachable }),
            onOver: () => void endSession(),
            onRefused: lose,
          }),
          watchNewest(handle, {
            path: LIVE_COLLECTIONS.changes,
            max: CHANGE_NOTES_MAX,
            idField: 'noteId',
            onNewest: changeFeed.receiveChanges,
            onRefused: lose,
          }),
          watchTabs(handle, presence, receiveTabs, lose),
        ];
        current = { handle, presence, watches };
      },
      onLost: () => store.set({ status: 'lost' }),
      onSessionOver: () => void endSession(),
    });

    async function leave() {
      const limit = new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS));
      await Promise.race([current?.presence.leave(), limit]);
    }

    function stop() {
      current?.presence.close();
      for (const unwatch of current?.watches ?? []) unwatch();
    }

    function lose() {
      if (!current) return;
      stop();
      void end(current.handle);
      current = undefined;
      reconnector.fail();
    }

    async function endSession() {
      // Whoever logs out here knows.
      if (isLoggingOut) return;
      // Where nothing unfinished can be kept, the form stays open below the login.
      const holds = await recheck({ inPlace: !keepUnfinished() });
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
      stop();
      void left.then(() => end(current?.handle));
    };
  }, [first, queryClient, store, username, recheck, onLogOut, keepUnfinished]);

  return null;
}

interface SessionWatch {
  /** Told whether the listeners are in step with the server, as far as the SDK knows. */
  onReachable: (isReachable: boolean) => void;
  /** The session has ended elsewhere, or by itself. */
  onOver: () => void;
  onRefused: () => void;
}

/** Listens to the own session until it is called off. */
function watchSession({ firestore, session }: LiveHandle, presence: Presence, watch: SessionWatch) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = onSnapshot(
    doc(firestore, LIVE_COLLECTIONS.sessions, session),
    { includeMetadataChanges: true },
    (snapshot) => {
      clearTimeout(timer);
      const { fromCache } = snapshot.metadata;
      watch.onReachable(!fromCache);
      if (fromCache) return;
      const expiresAt = snapshot.get('expiresAt') as Timestamp | undefined;
      const wait = expiresAt ? expiresAt.toMillis() + END_MARGIN_MS - presence.now() : 0;
      timer = setTimeout(() => watch.onOver(), Math.max(0, wait));
    },
    () => watch.onRefused(),
  );
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

interface NewestWatch {
  path: string;
  max: number;
  /** Under what the id of a document is told with its data. */
  idField: string;
  onNewest: (documents: DocumentData[]) => void;
  onRefused: () => void;
}

/** Listens to the newest documents of a collection until it is called off. */
function watchNewest({ firestore }: LiveHandle, watch: NewestWatch) {
  return onSnapshot(
    query(collection(firestore, watch.path), orderBy('at', 'desc'), limit(watch.max)),
    ({ docs }) =>
      watch.onNewest(docs.map((each) => ({ ...each.data(), [watch.idField]: each.id }))),
    watch.onRefused,
  );
}

/** Listens to who is there until it is called off, and tells of it again and again: a tab that goes silent changes no document. */
function watchTabs(
  handle: LiveHandle,
  presence: Presence,
  onTabs: (tabs: readonly OpenTab[]) => void,
  onRefused: () => void,
) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const unsubscribe = watchNewest(handle, {
    path: LIVE_COLLECTIONS.presence,
    max: PRESENCE_MAX,
    idField: 'tabId',
    onNewest: (documents) => {
      clearInterval(timer);
      const own = documents.find(({ tabId }) => presence.isOwn(String(tabId)));
      const ownAt = presenceSchema.shape.at.safeParse(own?.['at']);
      if (ownAt.success) presence.learnTime(ownAt.data.toMillis());
      const look = () => onTabs(toTabs(documents, presence.now(), presence.isOwn));
      look();
      timer = setInterval(look, TIDY_MS);
    },
    onRefused,
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

async function end(gone: LiveHandle | undefined): Promise<void> {
  try {
    await gone?.close();
  } catch {
    // It is given up either way.
  }
}

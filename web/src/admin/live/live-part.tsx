import {
  type ChangeNote,
  LIVE_COLLECTIONS,
  LIVE_DOCUMENTS_MAX,
  type LiveConnection,
  type Presence,
  PRESENCE_HEARTBEAT_MS,
  PRESENCE_KEPT_MS,
} from '@torque-tide/contract/live';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestoreCollectionData, useFirestoreDoc } from 'reactfire';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { type Live, NOT_LIVE, toChanges, toEditors } from './live-context';

/**
 * How often to check for expired presence, in ms, and how long after its expiry a session is
 * checked again.
 */
const LOOK_MS = 10_000;

interface Props {
  connection: LiveConnection;
  /** Called with the listeners' data. */
  onLive: (live: Live) => void;
  /** Called if the connection is refused, or its session has ended. */
  onLost: () => Promise<void>;
}

/**
 * Everything that needs Firebase: connects and listens, and renders nothing. Throws while rendering
 * if Firestore refuses a listener.
 */
export function LivePart({ connection, ...props }: Props) {
  const { onLost } = props;
  const [handle, setHandle] = useState<LiveHandle>();
  useEffect(() => {
    const opened = connect(connection);
    let isOpen = true;
    opened.signedIn.then(
      () => isOpen && setHandle(opened),
      () => (isOpen ? onLost() : undefined),
    );
    return () => {
      isOpen = false;
      setHandle(undefined);
      void opened.close();
    };
  }, [connection, onLost]);
  return handle && <Listeners handle={handle} {...props} />;
}

/** Listens to its own session, to change notes and to presence. */
function Listeners({ handle, onLive, onLost }: Omit<Props, 'connection'> & { handle: LiveHandle }) {
  const { username } = useAdminSession();
  const { firestore } = handle;
  const sessions = collection(firestore, LIVE_COLLECTIONS.sessions);
  const { status, data: session } = useFirestoreDoc(doc(sessions, handle.session));
  const isInSync = status === 'success' && !session.metadata.fromCache;
  const notes = useNewest(collection(firestore, LIVE_COLLECTIONS.changes) as Query<ChangeNote>);
  const presences = useNewest(collection(firestore, LIVE_COLLECTIONS.presence) as Query<Presence>);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const tellEditing = useCallback(
    (item: Presence['item']) => keepPresence(handle, { username, item }),
    [handle, username],
  );
  useEffect(() => {
    if (!isInSync) return;
    const editors = toEditors(presences, username, now);
    onLive({ changes: toChanges(notes), editors, tellEditing });
  }, [onLive, isInSync, notes, presences, username, now, tellEditing]);
  // Clears the data, because nothing updates it without listeners.
  useEffect(() => () => onLive(NOT_LIVE), [onLive, isInSync]);

  const expiresAt = isInSync ? (session.get('expiresAt') as Timestamp | undefined) : undefined;
  const hasEnded = isInSync && (expiresAt?.toMillis() ?? 0) + LOOK_MS < now;
  useEffect(() => {
    if (hasEnded) void onLost();
  }, [hasEnded, onLost]);
  return null;
}

const NONE: readonly never[] = [];

/** The newest documents of a collection; none until they have arrived. */
function useNewest<T>(all: Query<T>): readonly T[] {
  const newest = query(all, orderBy('at', 'desc'), limit(LIVE_DOCUMENTS_MAX));
  return useFirestoreCollectionData(newest).data ?? NONE;
}

type LiveHandle = ReturnType<typeof connect>;

/** Connects to Firestore with the session's token. Nothing is stored beyond the page. */
function connect({ config, emulators, token, session }: LiveConnection) {
  // A new name each time, because the last app may not be deleted yet.
  const app = initializeApp(config, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  // A lost connection isn't an error: lists are read again when the user comes back.
  setLogLevel('silent');
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  return {
    firestore,
    session,
    /** Rejects if the token is refused, or Firebase can't be reached. */
    signedIn: signInWithCustomToken(auth, token),
    /** Ends the connection and its listeners. */
    close: () => deleteApp(app).catch(() => undefined),
  };
}

/**
 * Shows other editors the item that this tab has open in a form, and returns a function that ends
 * that. A refused write needs no handling: presence that isn't renewed expires.
 */
function keepPresence(
  { firestore, session }: LiveHandle,
  shown: Pick<Presence, 'username' | 'item'>,
): () => void {
  const id = `${session}_${crypto.randomUUID().slice(0, 8)}`;
  const reference = doc(firestore, LIVE_COLLECTIONS.presence, id);
  const open = new AbortController();

  async function keep() {
    while (!open.signal.aborted) {
      const expiresAt = Timestamp.fromMillis(Date.now() + PRESENCE_KEPT_MS);
      // Without a connection this waits, so that writes don't queue up.
      await setDoc(reference, { ...shown, at: serverTimestamp(), expiresAt });
      await new Promise((resolve) => setTimeout(resolve, PRESENCE_HEARTBEAT_MS));
    }
  }

  async function end() {
    open.abort();
    // Throws if the connection is closed.
    await deleteDoc(reference);
  }

  void keep().catch(() => undefined);
  return () => void end().catch(() => undefined);
}
